// A copy of this tree, built, in which patches are tried: what is tracked or new here, with the installed modules linked in.

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../common/steps.mjs'

const git = (cwd, ...words) => spawnSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })

export class Copy {
  #home = mkdtempSync(join(tmpdir(), 'brouhaha-recipes-'))

  constructor() {
    const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').stdout.split('\0')
    for (const path of listed)
      if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(this.#home, path))
    const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), this.#home]).status === 0
    if (!linked)
      cpSync(join(root, 'node_modules'), join(this.#home, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    for (const name of readdirSync(join(root, 'packages'))) {
      const dist = join('packages', name, 'dist')
      if (name !== 'web' && existsSync(join(root, dist)))
        cpSync(join(root, dist), join(this.#home, dist), { recursive: true, preserveTimestamps: true })
    }
    // A repository of its own, so that patches and resets concern this copy alone.
    git(this.#home, 'init', '-q')
    git(this.#home, 'add', '-A')
    git(this.#home, '-c', 'user.name=recipes', '-c', 'user.email=recipes@localhost', 'commit', '-qm', 'copy')
  }

  filesOf(patch) {
    const { stdout } = git(this.#home, 'apply', '--numstat', patch)
    return stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[2])
  }

  /** Null when the patch without some of its files passes every command, else what went wrong first. */
  attempt(patch, without, commands) {
    git(this.#home, 'reset', '-q', '--hard')
    git(this.#home, 'clean', '-fdq')
    const applied = git(this.#home, 'apply', ...without.map((path) => `--exclude=${path}`), patch)
    if (applied.status !== 0) return `the patch does not apply: ${applied.stderr.trim().split('\n')[0]}`
    for (const command of commands) {
      const { status, stdout, stderr } = spawnSync(command, {
        cwd: this.#home,
        shell: true,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        env: { ...process.env, NO_COLOR: '1' },
      })
      if (status !== 0) return `${command}\n${`${stdout}${stderr}`.trim().split('\n').slice(-25).join('\n')}`
    }
    return null
  }

  remove() {
    rmSync(this.#home, { recursive: true, force: true })
  }
}
