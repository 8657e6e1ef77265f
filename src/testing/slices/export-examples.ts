// Example requests and rows of exports of applicants.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { applicantExportKey } from '#server/applicants/exports/export-key.ts'
import { applicantExport } from '#server/db/schema/applicant-export.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'

export const exportExamples: SliceExamples = {
  bodies: {
    requestApplicantExport: { format: 'csv', language: 'en', columns: ['email'], matching: {} },
  },
  params: { downloadApplicantExport: unlessMissing(newExport) },
  rows: ({ accountId, userId, sessionId }) => [
    sql`insert into applicant_export (account_id, export_id, user_id, format, language, request, requested_at, expires_at)
        values (${accountId}, ${sessionId}, ${userId}, 'csv', 'en', '{}', now(), now())`,
  ],
}

/** An export that can be downloaded, of no one. */
async function newExport({ test, target }: ExampleNeeds) {
  const { database, storage, clock } = test
  const exportId = randomUUID()
  const { accountId, userId } = target
  await storage.write(applicantExportKey(exportId), new TextEncoder().encode('Email'))
  const at = clock.now()
  await database.owner.insert(applicantExport).values({
    accountId,
    exportId,
    userId,
    format: 'csv',
    language: 'en',
    request: { columns: ['email'], ordering: 'name', ref_ids: [], seen: null },
    jobIds: [],
    requestedAt: at,
    readyAt: at,
    expiresAt: new Date(at.getTime() + 3_600_000),
    bytes: 5,
  })
  return { applicant_export_id: exportId }
}
