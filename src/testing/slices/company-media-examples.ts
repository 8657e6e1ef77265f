// Example requests and rows of images and videos of a company’s texts.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { companyMedia } from '#server/db/schema/company-media.ts'

import { PNG } from '../png.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

export const companyMediaExamples: SliceExamples = {
  bodies: { uploadCompanyMedia: imageForm },
  params: { getCompanyMedia: newImage },
  rows: ({ accountId, attemptId }) => [
    sql`insert into company_media values (${accountId}, ${attemptId}, 'image/png', 1, now())`,
  ],
}

function imageForm(): FormData {
  const form = new FormData()
  form.set('resource_type', 'image')
  form.set('file', new File([PNG], 'logo.png', { type: 'image/png' }))
  return form
}

async function newImage({ test, target }: ExampleNeeds) {
  const { accountId } = target
  const mediaId = randomUUID()
  if (accountId === NO_ID) return { media_id: mediaId }
  await test.storage.write(`company-media/${mediaId}`, PNG)
  const row = { accountId, mediaId, mime: 'image/png' as const, size: PNG.length }
  await test.database.owner.insert(companyMedia).values(row)
  return { media_id: mediaId }
}
