import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'

/** Writes a file that is named after its content; on the disk, whole, when this resolves. */
export async function keepFile(place: URL, bytes: string | Uint8Array): Promise<void> {
  if (existsSync(place)) return
  await mkdir(new URL('.', place), { recursive: true })
  const draft = new URL(`${place.href}.${process.pid}.draft`)
  const file = await open(draft, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, place)
}

/** Removes every file of a folder but these, and what others are writing. */
export async function keepOnly(folder: URL, names: ReadonlySet<string>): Promise<void> {
  const found = await readdir(folder).catch(() => [])
  await Promise.all(
    found
      .filter((name) => name.endsWith('.mjs') && !names.has(name))
      .map((name) => rm(new URL(name, folder), { force: true })),
  )
}
