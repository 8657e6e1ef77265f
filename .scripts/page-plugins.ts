// Changes that the build makes to the page and to its dynamic imports.
import type { HtmlTagDescriptor, Plugin } from 'vite'

import { filesOfApp } from './chunk-groups.mjs'

/** Lets the entry run before the first frame, which would show nothing, and that in the wrong theme. */
export function blocksFirstFrame(): Plugin {
  return {
    name: 'blocks-first-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  }
}

/** Names the app's files in the page, so that they come with the entry and not after it. */
export function namesApp(): Plugin {
  return {
    name: 'names-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        filesOfApp(bundle)
          .filter((file) => !html.includes(file))
          .map(preloadTag),
    },
  }
}

function preloadTag(file: string): HtmlTagDescriptor {
  return {
    tag: 'link',
    attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
    injectTo: 'head',
  }
}

/** Seconds after which a part of the app that does not come is given up. */
export const CHUNK_TIMEOUT_SECONDS = 120

/** Ends the wait for a chunk with the error of a failed import, which has its screen in `missing-chunk.tsx`. */
export function chunkTimeout(): Plugin {
  return {
    name: 'chunk-timeout',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /preload-helper/ },
      handler(code) {
        const limited = withTimeout(code)
        if (limited === null) this.error('The preload helper of Vite looks otherwise by now.')
        return limited
      },
    },
  }
}

/** Vite's helper for imports at run time, with a limit; null where it does not look as this knows it. */
export function withTimeout(helper: string): string | null {
  const renamed = helper.replace('export const __vitePreload =', 'const load =')
  if (renamed === helper) return null
  return `${renamed}
export const __vitePreload = (...given) => new Promise((resolve, reject) => {
  const giveUp = () => reject(Error('Importing a module script failed'))
  const timer = setTimeout(giveUp, ${CHUNK_TIMEOUT_SECONDS}e3)
  load(...given).then(resolve, reject).finally(() => clearTimeout(timer))
})`
}
