// What the start of the app imports a moment after the page: named in the page's header, so that a first visit fetches
// it at once. A page from the service worker's cache carries no such header: there, fetching ahead costs more than it saves.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

const APP = 'src/main.tsx'
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
)

/** The value of a `Link` header for a page that a browser navigates to; null when the build names no files. */
export function appFilesLink(webRoot: string): string | null {
  const file = path.join(webRoot, '.vite/manifest.json')
  if (!existsSync(file)) return null
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const pending = manifest[APP] === undefined ? [] : [APP]
  for (const key of pending)
    pending.push(...(manifest[key]?.imports ?? []).filter((one) => !pending.includes(one)))
  const files = pending.flatMap((key) => manifest[key]?.file ?? [])
  if (files.length === 0) return null
  return files.map((one) => `</${one}>; rel=modulepreload; crossorigin`).join(', ')
}
