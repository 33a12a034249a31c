// Moments of the Munchkin table without a server: the workshop, built as the page is built.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'

const VITE = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js')
const CONFIG = join(import.meta.dirname, '../workshop/vite.config.ts')

export class Workshop {
  readonly #folder = mkdtempSync(join(tmpdir(), 'brouhaha-workshop-'))

  constructor() {
    const words = ['build', '--mode', 'production', '--logLevel', 'error', '--config', CONFIG, '--outDir', this.#folder]
    const { status, stderr } = spawnSync(process.execPath, [VITE, ...words, '--emptyOutDir'], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the workshop cannot be built: ${stderr}`)
  }

  /** Opens a moment: `seats=6&seed=7&until=combat`. */
  async open(page: Page, wish: string): Promise<void> {
    await page.route('**/workshop/**', (route) => {
      const path = new URL(route.request().url()).pathname.replace('/workshop/', '')
      return route.fulfill({ path: join(this.#folder, extname(path) === '' ? 'index.html' : path) })
    })
    await page.goto(`/workshop/?${wish}`)
    await expect(page.locator('.munchkin-table')).toBeVisible({ timeout: 240_000 })
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
