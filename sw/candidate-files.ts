// Which files of the build a candidate can ever need: the list that the service worker precaches.
import { z } from 'zod'

import { isStaffModule } from '../.scripts/areas.mjs'

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
})

/** What Vite writes to .vite/manifest.json, as far as it matters here. */
export const buildManifestSchema = z.record(z.string(), chunkSchema)

export type BuildManifest = z.infer<typeof buildManifestSchema>

/** Nor what needs the network anyway, a single sign-on, nor what only kiosk stations load. */
const NOT_FOR_CANDIDATES =
  /^src\/web\/(routes\/(styleguide\.|login\/sso\.|\$provider\.|kiosk\.)|features\/kiosk\/|i18n\/locales\/\w+\/kiosk\.po)/

/**
 * Walks Vite's manifest from the entries: everything that is imported statically, and what is imported dynamically
 * unless it is a staff module.
 * @returns file names relative to the build's folder
 * @throws {Error} when the manifest names no entry
 */
export function candidateFiles(manifest: BuildManifest): Set<string> {
  const pending = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  if (pending.length === 0) throw new Error('The build has no entry: nothing would be precached.')
  const seen = new Set<string>()
  const files = new Set<string>()
  for (const key of pending) {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) continue
    seen.add(key)
    for (const file of filesOf(chunk)) files.add(file)
    pending.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isForCandidates))
  }
  return files
}

function isForCandidates(key: string): boolean {
  return !isStaffModule(key) && !NOT_FOR_CANDIDATES.test(key)
}

function filesOf(chunk: z.infer<typeof chunkSchema>): string[] {
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]
}
