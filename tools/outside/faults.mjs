// What would be wrong with packed packages before anybody installs them.

const targetsOf = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(targetsOf))

/** A target may have a star, which stands for any name. */
function isShipped(target, files) {
  const [before, after] = target.replace(/^\.\//, '').split('*')
  return after === undefined
    ? files.includes(before)
    : files.some((file) => file.startsWith(before) && file.endsWith(after))
}

/** All packages together: one version, and every package that one of them needs is among them. */
export function findFaults(packed, changelog) {
  const versions = new Map(packed.map(({ manifest }) => [manifest.name, manifest.version]))
  const [version] = versions.values()
  const faults = []
  if (!changelog.includes(`## ${version}`)) faults.push(`CHANGELOG.md has no chapter ${version}`)
  for (const { manifest, files } of packed) {
    const { name, bin = {}, exports = {}, dependencies = {}, peerDependencies = {} } = manifest
    if (manifest.version !== version) faults.push(`${name} has version ${manifest.version}, others ${version}`)
    for (const target of [...targetsOf(exports), ...targetsOf(bin)])
      if (!isShipped(target, files)) faults.push(`${name} names ${target}, which is not in it`)
    for (const file of ['README.md', 'LICENSE']) if (!files.includes(file)) faults.push(`${name} has no ${file}`)
    for (const [needed, wanted] of Object.entries({ ...dependencies, ...peerDependencies })) {
      if (!needed.startsWith('@brouhaha/') && needed !== 'brouhaha') continue
      if (!versions.has(needed)) faults.push(`${name} needs ${needed}, which is private`)
      else if (versions.get(needed) !== wanted) faults.push(`${name} needs ${needed} ${wanted}, which is not this one`)
    }
  }
  return faults
}
