// How the service worker and the web manifest are built beside the app.
import { readFileSync } from 'node:fs'

import type { VitePWAOptions } from 'vite-plugin-pwa'

import { type BuildManifest, buildManifestSchema, candidateFiles } from './candidate-files.ts'
import { webManifest } from './web-manifest.ts'

const ASSETS = 'assets/'

/** The options; the worker's list of files is taken from the finished build. */
export function pwaOptions(): Partial<VitePWAOptions> {
  let outDir = 'dist'
  const isNeeded = (url: string, files: Set<string>) => !url.startsWith(ASSETS) || files.has(url)
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'service-worker.ts',
    // The app registers it by itself: an inline script would be refused by our own policy.
    injectRegister: false,
    manifest: webManifest,
    includeManifestIcons: false,
    integration: {
      configureOptions: ({ build }) => {
        outDir = build.outDir
      },
    },
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/{fairlead.svg,icon-192.png}'],
      manifestTransforms: [
        (entries) => {
          const files = candidateFiles(readManifest(outDir))
          return { manifest: entries.filter(({ url }) => isNeeded(url, files)), warnings: [] }
        },
      ],
    },
  }
}

/** Vite wrote it a moment ago, in this very build. */
function readManifest(outDir: string): BuildManifest {
  return buildManifestSchema.parse(
    JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')),
  )
}
