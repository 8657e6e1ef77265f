import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'

import { buildApplicantExport } from '#server/applicants/exports/build-applicant-export.ts'
import { applicantExportKey } from '#server/applicants/exports/export-key.ts'

import { readCsv } from './spreadsheets.ts'
import type { TestApp } from './test-app.ts'
import type { Client } from './test-client.ts'

type Exported = { client: Client; accountId: number; jobId: number; order: object }

/** The addresses in a file of a requisition's applicants, in the order that was asked for. */
export async function exportedEmails(
  { database, storage, clock }: TestApp,
  { client, accountId, jobId, order }: Exported,
): Promise<string[]> {
  const url = `/smartreq/v1/account/${accountId}/applicant-exports/`
  const wish = { job_id: jobId, format: 'csv', language: 'en', columns: ['email'], matching: {} }
  const ordered = await client.post(url, { ...wish, ...order }, { key: randomUUID() })
  const exportId: string = ordered.body.data.applicant_export_id
  await buildApplicantExport({ database, storage, now: clock.now }, { accountId, exportId })
  const [, ...rows] = readCsv(await text(storage.read(applicantExportKey(exportId))))
  return rows.flat()
}
