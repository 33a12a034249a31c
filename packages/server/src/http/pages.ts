// The built page as static files. Every address that is no file is the page itself: it knows its own addresses.

import { readFile, realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { reply } from './reply.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
}

const SQUEEZED = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/

/** Only what this server itself serves runs, shows or connects. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self' ws: wss:",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const squeeze = promisify(gzip)

interface Page {
  readonly tag: string
  readonly type: string
  readonly plain: Buffer
  readonly squeezed: Buffer | null
}

export class Pages {
  readonly #root: string
  readonly #cache = new Map<string, Page>()

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async serve(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const name = this.#inside(path)
    const isFile = extname(path) !== ''
    const page = (name === null ? null : await this.#load(name)) ?? (isFile ? null : await this.#load('index.html'))
    if (page === null)
      return reply(response, 404, 'Not found. / Introuvable.', { 'content-type': 'text/plain; charset=utf-8' })
    const isHashed = path.startsWith('/assets/')
    const headers: Record<string, string> = {
      'content-type': page.type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': POLICY,
      etag: page.tag,
      vary: 'accept-encoding',
    }
    if (request.headers['if-none-match'] === page.tag) {
      response.writeHead(304, headers)
      response.end()
      return
    }
    if (page.squeezed !== null && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      reply(response, 200, page.squeezed, { ...headers, 'content-encoding': 'gzip' })
    } else reply(response, 200, page.plain, headers)
  }

  /** The file's name inside the folder; null when the address leads out of it. */
  #inside(path: string): string | null {
    let decoded: string
    try {
      decoded = decodeURIComponent(path)
    } catch {
      return null
    }
    if (/[\0\\]/.test(decoded)) return null
    const name = normalize(`./${decoded}`)
    const hidden = name.split(sep).some((part) => part.startsWith('.') && part !== '.')
    return hidden || name === './' || name === '.' ? null : name
  }

  /** A link in the folder may not lead out of it. */
  async #leadsInside(file: string): Promise<boolean> {
    try {
      return (await realpath(file)).startsWith((await realpath(this.#root)) + sep)
    } catch {
      return false
    }
  }

  async #load(name: string): Promise<Page | null> {
    const file = join(this.#root, name)
    if (!(await this.#leadsInside(file))) return null
    const found = await stat(file).catch(() => null)
    if (found === null || !found.isFile()) return null
    const tag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`
    const known = this.#cache.get(name)
    if (known?.tag === tag) return known
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const plain = await readFile(file)
    const page: Page = { tag, type, plain, squeezed: SQUEEZED.test(type) ? await squeeze(plain) : null }
    this.#cache.set(name, page)
    return page
  }
}
