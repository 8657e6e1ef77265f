// An image of a company's text, for tests.
import { randomUUID } from 'node:crypto'

import { companyMedia } from '#server/db/schema/company-media.ts'

import { PNG } from './fixed-bodies.ts'
import type { TestApp } from './test-app.ts'

/** The id of a new image; of none for a company that there is not. */
export async function companyMediaOf(
  { database, storage }: TestApp,
  { accountId, isMissing }: { accountId: number; isMissing: boolean },
): Promise<string> {
  const mediaId = randomUUID()
  if (isMissing) return mediaId
  await storage.write(`company-media/${mediaId}`, PNG)
  const row = { accountId, mediaId, mime: 'image/png' as const, size: PNG.length }
  await database.owner.insert(companyMedia).values(row)
  return mediaId
}
