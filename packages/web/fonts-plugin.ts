// The letters that the entrance is set in are fetched beside its script, not after it.

import type { Plugin } from 'vite'

/** The upright Latin ones; accents, slanted letters and older browsers fetch theirs when they meet them. */
const isFirst = (file: string): boolean => /-latin-(?:400|wght)-normal-[^/]*\.woff2$/.test(file)

export const fontsFirst = (): Plugin => ({
  name: 'brouhaha-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(isFirst)
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
})
