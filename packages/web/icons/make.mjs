// Draws public/icon.svg as the PNGs that browsers ask for: node packages/web/icons/make.mjs

import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findBrowser, LAUNCH } from '../e2e/browser.mjs'

const folder = new URL('../public', import.meta.url)
const svg = readFileSync(new URL('icon.svg', folder), 'utf8')
const square = svg.replaceAll(' rx="88"', '')
/** A maskable icon keeps what matters inside a circle of four fifths. */
const inset = square.replaceAll('<g ', '<g transform="translate(256 256) scale(.78) translate(-256 -256)" ')

const icons = [
  { name: 'icon-192.png', size: 192, drawing: svg },
  { name: 'icon-512.png', size: 512, drawing: svg },
  { name: 'icon-maskable-512.png', size: 512, drawing: inset },
  { name: 'apple-touch-icon.png', size: 180, drawing: square },
]

const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: LAUNCH })
for (const { name, size, drawing } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
