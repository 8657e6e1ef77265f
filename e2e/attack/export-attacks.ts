/** Applicants whose names and reasons a spreadsheet would take for formulas, in every file that staff download. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { readCsv, readXlsx } from '../../src/testing/spreadsheets.ts'
import { createApplicant, dataOf, POSTINGS, unlessLimited } from './applicant.ts'
import type { Member, Members } from './member-attacks.ts'
import type { Reply } from './send.ts'

type Given = { port: number; members: Members }

const SIGNS = ['=', '+', '-', '@', '\t=', '＝', '＋', '－', '＠'] as const
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** The queue has much to do while all attacks run. */
const READY_WITHIN_MS = 120_000
const EXPORTS = (accountId: number) => `/smartreq/v1/account/${accountId}/applicant-exports/`

/** Exports the applicants and the audit trail, and looks for cells that begin as a formula does. */
export function exportFormulas({ port, members }: Given): Promise<string | undefined> {
  return unlessLimited(async () => {
    const mark = `x${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const since = new Date(Date.now() - 1000).toISOString()
    await applyWithFormulas(port, mark)
    return (
      faultOfCsv(await orderExport(members.recruiter, { mark, format: 'csv' }), mark) ??
      (await faultOfXlsx(await orderExport(members.recruiter, { mark, format: 'xlsx' }), mark)) ??
      faultOfCsv(await readTrail(members.admin, since), mark)
    )
  })
}

async function applyWithFormulas(port: number, mark: string): Promise<void> {
  for (const [index, sign] of SIGNS.entries()) {
    const from = `127.0.${randomInt(1, 250)}.${randomInt(1, 250)}`
    const text = `${sign}1+1 ${mark}`
    // The signs that may begin an address.
    const isMailSign = ['=', '+', '-'].includes(sign)
    const email = `${isMailSign ? sign : ''}${mark}${index}@example.com`
    const named = { firstName: text, lastName: text, email }
    const applicant = await createApplicant({ port, from, ...named })
    const refId = await applicant.apply(POSTINGS[0])
    dataOf(await applicant.post(`${applicant.trackerOf(refId)}withdraw/`, { reason: text }))
  }
}

async function orderExport(
  recruiter: Member,
  { mark, format }: { mark: string; format: 'csv' | 'xlsx' },
): Promise<Buffer> {
  const body = {
    format,
    language: 'en',
    columns: ['first_name', 'last_name', 'email', 'status'],
    matching: { search: mark },
  }
  const { applicant_export_id: id } = dataOf(
    await recruiter.call({ method: 'POST', path: EXPORTS, body }),
  )
  const endsAt = Date.now() + READY_WITHIN_MS
  for (;;) {
    const exports = dataOf(await recruiter.call({ method: 'GET', path: EXPORTS }))
    const found = exports.find((one: Ordered) => one.applicant_export_id === id)
    if (typeof found?.ready_at === 'string') break
    if (Date.now() > endsAt) throw new Error('an export did not become ready')
    await sleep(200)
  }
  const path = (accountId: number) => `${EXPORTS(accountId)}${id}/file/`
  return bytesOf(await recruiter.call({ method: 'GET', path }))
}

type Ordered = { applicant_export_id: string; ready_at: string | null }

async function readTrail(admin: Member, since: string): Promise<Buffer> {
  const query = new URLSearchParams({ from: since, entity: 'application' }).toString()
  const path = (accountId: number) => `/account/v1/audit-trail/${accountId}/export/?${query}`
  return bytesOf(await admin.call({ method: 'GET', path }))
}

function bytesOf(reply: Reply): Buffer {
  if (reply.status !== 200) dataOf(reply)
  return reply.bytes
}

function faultOfCsv(bytes: Buffer, mark: string): string | undefined {
  const cells = readCsv(bytes.toString()).flat()
  if (!cells.some((cell) => cell.includes(mark))) return 'an exported CSV lacks its applicants'
  const formula = cells.find((cell) => FORMULA.test(cell))
  return formula === undefined ? undefined : `a CSV has the cell ${JSON.stringify(formula)}`
}

async function faultOfXlsx(bytes: Buffer, mark: string): Promise<string | undefined> {
  const rows = await readXlsx(bytes)
  if (!rows.some(({ texts }) => texts.some((text) => text.includes(mark))))
    return 'an exported workbook lacks its applicants'
  const types = rows.flatMap((row) => row.types)
  return types.includes('formula') ? 'a workbook has a formula' : undefined
}
