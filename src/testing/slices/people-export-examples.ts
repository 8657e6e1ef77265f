// Example requests and rows of exports of people.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { peopleExport } from '#server/db/schema/people-export.ts'
import { peopleExportKey } from '#server/people/exports/people-export-key.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'

export const peopleExportExamples: SliceExamples = {
  bodies: { requestPeopleExport: { type: 'csv', language: 'en', matching: {} } },
  params: { downloadPeopleExport: unlessMissing(newExport) },
  rows: ({ accountId, userId, sessionId }) => [
    sql`insert into people_export (account_id, export_id, user_id, type, language, has_private_data, request, requested_at,
          expires_at)
        values (${accountId}, ${sessionId}, ${userId}, 'csv', 'en', false, '{}', now(), now())`,
  ],
}

/** An export that can be downloaded. */
async function newExport({ test, target }: ExampleNeeds) {
  const { database, storage, clock } = test
  const exportId = randomUUID()
  const { accountId, userId } = target
  await storage.write(peopleExportKey(exportId), new TextEncoder().encode('Email'))
  const at = clock.now()
  await database.owner.insert(peopleExport).values({
    accountId,
    exportId,
    userId,
    type: 'csv',
    language: 'en',
    hasPrivateData: false,
    request: { matching: { search: '', state: 'current' }, ordering: 'name' },
    requestedAt: at,
    readyAt: at,
    expiresAt: new Date(at.getTime() + 3_600_000),
    bytes: 5,
  })
  return { people_export_id: exportId }
}
