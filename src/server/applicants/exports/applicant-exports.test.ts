import { randomUUID } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { EXPORT_COLUMNS, EXPORT_LIMITS } from '#contract/applicants/applicants-rules.ts'
import { userRole } from '#server/db/schema/account.ts'
import { applicantExport } from '#server/db/schema/applicant-export.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { jobTeam } from '#server/db/schema/requisition.ts'
import { eraseApplications } from '#server/privacy/erase-applications.ts'
import { prune } from '#server/privacy/prune.ts'
import {
  buildApplication,
  buildPerson,
  buildRequisition,
  buildStaff,
  type Requisition,
} from '#testing/builders.ts'
import { apply, arrive, WAITING } from '#testing/decisions.ts'
import { watchLoop } from '#testing/loop-monitor.ts'
import { readCsv, readXlsx } from '#testing/spreadsheets.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Client } from '#testing/test-client.ts'

import { buildApplicantExport } from './build-applicant-export.ts'
import { applicantExportKey } from './export-key.ts'

const HOUR_MS = 3_600_000
const test = await openTestApp()
const { database, storage, clock } = test
const deps = { database, storage, secret: test.secret, now: clock.now }

const FORMULA = '=HYPERLINK("http://evil.example","Click")'

describe('the export of a requisition’s applicants', () => {
  it('has the columns that were asked for, in the language of the user, as CSV', async () => {
    const { order } = await open()
    const columns = ['first_name', 'status', 'step_status', 'score']
    const { rows } = await order({ columns, language: 'es', matching: {} })
    expect(rows).toEqual([
      ['Nombre', 'Estado', 'Estado del paso', 'Puntuación de adecuación'],
      ['Grace', 'Activa', 'Pendiente de decisión', ''],
    ])
  })

  it('has every column of the contract', async () => {
    const { order } = await open()
    const { rows } = await order({ columns: EXPORT_COLUMNS, matching: {} })
    const [headings, cells] = rows
    expect(headings).toHaveLength(EXPORT_COLUMNS.length)
    const cellOf = (column: (typeof EXPORT_COLUMNS)[number]) =>
      cells?.[EXPORT_COLUMNS.indexOf(column)]
    expect(cellOf('requisition')).toBe('Harbour pilot')
    expect(cellOf('application_date')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })

  it('has the phone number of the profile, or else the one that the applicant answered', async () => {
    const { order, requisition } = await open()
    await applyAs('Bea', { requisition, profile: { phoneNumber: '4015550134' } })
    const wish = { columns: ['first_name', 'phone'], matching: { search: 'Bea' } }
    expect((await order(wish)).rows).toEqual([
      ['First name', 'Phone number'],
      ['Bea', '4015550134'],
    ])
    const { rows } = await order({ ...wish, format: 'xlsx' })
    expect(rows[1]).toMatchObject({ texts: ['Bea', '4015550134'] })
  })

  it('is of those that match when the job runs, in the order of the list', async () => {
    const { order, requisition } = await open()
    await applyAs('Zuri', { requisition })
    await applyAs('Aaron', { requisition, values: { status: 'rejected' } })
    const { rows } = await order({
      columns: ['first_name'],
      matching: { status: 'active' },
      ordering: '-application_date',
      beforeJob: () => applyAs('Bea', { requisition }),
    })
    expect(rows.flat()).toEqual(['First name', 'Bea', 'Zuri', expect.any(String)])
  })

  it('neutralises formulas in CSV and writes them as text in XLSX', async () => {
    const { order, requisition } = await open()
    await applyAs(FORMULA, { requisition })
    const wish = { columns: ['first_name', 'progress'], matching: { search: 'hyperlink' } }
    expect((await order(wish)).rows[1]).toEqual([`'${FORMULA}`, '0'])
    const { rows } = await order({ ...wish, format: 'xlsx' })
    expect(rows).toEqual([
      { types: [expect.any(String), expect.any(String)], texts: ['First name', 'Progress (%)'] },
      { types: ['inlineStr', 'n'], texts: [FORMULA, '0'] },
    ])
  })

  it('keeps accents, quotes and lines of names in both formats', async () => {
    const { order, requisition } = await open()
    const name = 'Zoë "Zed", <b>\n& Ñ 𝒜'
    await applyAs(name, { requisition })
    const wish = { columns: ['first_name'], matching: { search: 'Zoë' } }
    expect((await order(wish)).rows[1]).toEqual([name])
    expect((await order({ ...wish, format: 'xlsx' })).rows[1]).toMatchObject({ texts: [name] })
  })

  it('has those who were selected, and refuses all when one is foreign, by name', async () => {
    const { order, ask, first } = await open({ applicants: [WAITING, WAITING] })
    const columns = ['first_name']
    expect((await order({ columns, ref_ids: [first.refId] })).rows).toHaveLength(2)
    const foreign = (await open()).first.refId
    const refused = await ask({ columns, ref_ids: [first.refId, foreign] })
    expect([refused.status, refused.body.error.details]).toEqual([404, { ref_ids: [foreign] }])
  })

  it.each([
    ['a filter on private data', { matching: { birth_date: '1990-01-01' } }, 'matching'],
    ['a filter of the list of all applicants', { matching: { scope: 'mine' } }, 'matching.scope'],
    ['an ordering that lists do not have', { matching: {}, ordering: 'birth_date' }, 'ordering'],
    ['a private column', { matching: {}, columns: ['birth_date'] }, 'columns.0'],
    ['a column twice', { matching: {}, columns: ['email', 'email'] }, 'columns'],
    ['both a filter and a selection', { matching: {}, ref_ids: [1] }, 'ref_ids'],
  ])('is refused with %s', async (_, wish, field) => {
    const { ask } = await open()
    const reply = await ask({ columns: ['email'], ...wish })
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, [field]])
  })

  it('is not there for a stranger, and refused to colleagues who do not see the requisition', async () => {
    const { url, requisition, company } = await open()
    const body = {
      job_id: requisition.jobId,
      format: 'csv',
      language: 'en',
      columns: ['email'],
      matching: {},
    }
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.post(url, body)).status).toBe(403)
    const other = await open()
    expect((await other.recruiter.post(other.url, body)).status).toBe(404)
    expect((await other.recruiter.post(url, body)).status).toBe(403)
  })

  it('takes three at a time of a user, and is asked for once for its key', async () => {
    const { ask, list } = await open()
    const wish = { columns: ['email'], matching: {} }
    const key = randomUUID()
    const one = await ask(wish, key)
    expect((await ask(wish, key)).body).toEqual(one.body)
    for (let count = 1; count < EXPORT_LIMITS.running; count += 1)
      expect((await ask(wish)).status).toBe(200)
    expect((await ask(wish)).body.error.code).toBe('exports_running')
    expect((await list()).length).toBe(EXPORT_LIMITS.running)
  })

  it('says how far it is while it is being made', async () => {
    const { order, list } = await open({ applicants: [WAITING, WAITING] })
    await order({ columns: ['email'], matching: {} })
    expect((await list())[0]).toMatchObject({ done: 2, total: 2, failed_at: null })
  })
})

describe('the export of all applicants', () => {
  it('has those of the requisitions that the user sees, and no others', async () => {
    const { company, url, requisition } = await open()
    const values = { title: 'Crane driver' }
    const hidden = await buildRequisition(database, { company, values })
    await apply(test, { requisition: hidden, values: WAITING })
    const member = await buildStaff(database, { company, preset: 'Interviewer' })
    await database.owner.insert(jobTeam).values({
      accountId: company.accountId,
      jobId: requisition.jobId,
      userId: member.userId,
      teamRole: 'interviewer',
    })
    const client = await test.as(member)
    const columns = ['requisition', 'email']
    const { rows } = await make(
      { client, url, accountId: company.accountId },
      { columns, matching: {} },
    )
    expect(rows.map(([title]) => title)).toEqual(['Requisition', 'Harbour pilot'])
  })
})

describe('the file of an export', () => {
  it('is for who asked alone, while they see the requisition, and each download is in the trail', async () => {
    const { company, requisition, url } = await open()
    const member = await buildStaff(database, { company, preset: 'Interviewer' })
    const place = {
      accountId: company.accountId,
      jobId: requisition.jobId,
      userId: member.userId,
      teamRole: 'hiring_manager',
    }
    await database.owner.insert(jobTeam).values(place)
    const client = await test.as(member)
    const key = { client, url, accountId: company.accountId, jobId: requisition.jobId }
    const { id } = await make(key, { columns: ['email'], matching: {} })
    const file = `${url}${id}/file/`
    const reply = await client.get(file)
    expect(reply.status).toBe(200)
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="applicants-[\d-]+\.csv"$/,
    )
    const colleague = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
    expect((await colleague.get(file)).body.error.code).toBe('not_own_export')
    await database.owner.delete(jobTeam).where(eq(jobTeam.userId, member.userId))
    expect((await client.get(file)).status).toBe(403)
    expect(await actionsOf(company.accountId)).toEqual(['export', 'download'])
  })

  it('writes no searched name into the trail', async () => {
    const { order, company } = await open()
    await order({ columns: ['email'], matching: { search: 'Confidential', status: 'active' } })
    const [entry] = await entriesOf(company.accountId)
    expect(entry?.after).toEqual({
      format: 'csv',
      applicants: 0,
      columns: ['email'],
      filters: ['search', 'status'],
    })
  })

  it('goes when its time is over, with its row', async () => {
    const { order, list, recruiter, url } = await open()
    const { id } = await order({ columns: ['email'], matching: {} })
    await database.owner
      .update(applicantExport)
      .set({ expiresAt: new Date(clock.now().getTime() - HOUR_MS) })
      .where(eq(applicantExport.exportId, id))
    expect(await list()).toEqual([])
    expect((await recruiter.get(`${url}${id}/file/`)).status).toBe(404)
    await prune(deps)
    expect(await storage.size(applicantExportKey(id))).toBeNull()
    expect(await database.owner.$count(applicantExport, eq(applicantExport.exportId, id))).toBe(0)
  })

  it('is not made for a user who sees the requisition no more', async () => {
    const { company, requisition, url } = await open()
    const member = await buildStaff(database, { company, preset: 'Recruiter' })
    const client = await test.as(member)
    const asked = await client.post(url, wishOf({ matching: {} }, requisition.jobId))
    await database.owner.delete(userRole).where(eq(userRole.userId, member.userId))
    const exportId = asked.body.data.applicant_export_id
    await buildApplicantExport(deps, { accountId: company.accountId, exportId })
    const [row] = await database.owner
      .select()
      .from(applicantExport)
      .where(eq(applicantExport.exportId, exportId))
    expect([row?.readyAt, row?.failedAt]).toEqual([null, expect.any(Date)])
    expect(await storage.size(applicantExportKey(exportId))).toBeNull()
  })
})

describe('the erasure of an applicant', () => {
  it('deletes the exports that may name them, also one that is being made, and no others', async () => {
    const { order, company, requisition, first, list, ask, url, recruiter } = await open()
    const other = await buildRequisition(database, { company })
    const made = await order({ columns: ['email'], matching: {} })
    const key = { client: recruiter, url, accountId: company.accountId }
    const safe = await make({ ...key, jobId: other.jobId }, { columns: ['email'], matching: {} })
    const waiting = await ask({ columns: ['email'], matching: {} })
    const { accountId } = requisition
    const userSmartreqIds = [first.userSmartreqId]
    await eraseApplications(deps, { accountId, userSmartreqIds, rule: 'request' })
    expect((await list()).map((one) => one.applicant_export_id)).toEqual([safe.id])
    expect(await storage.size(applicantExportKey(made.id))).toBeNull()
    const exportId = waiting.body.data.applicant_export_id
    await buildApplicantExport(deps, { accountId, exportId })
    expect(await storage.size(applicantExportKey(exportId))).toBeNull()
  })

  it('while the file is being written leaves no file', async () => {
    const { ask, requisition, first } = await open()
    const { accountId } = requisition
    const exportId = (await ask({ columns: ['email'], matching: {} })).body.data.applicant_export_id
    const erasing = vi.fn<() => Promise<number>>(() =>
      eraseApplications(deps, {
        accountId,
        userSmartreqIds: [first.userSmartreqId],
        rule: 'request',
      }),
    )
    const staging = {
      ...storage,
      stage() {
        const staged = storage.stage()
        // After the rows were read, before the file is there.
        return {
          ...staged,
          end: () => staged.end(),
          commit: (name: string) => staged.commit(name),
          add: async (bytes: Uint8Array) => {
            await staged.add(bytes)
            if (erasing.mock.calls.length === 0) await erasing()
          },
        }
      },
    }
    await buildApplicantExport({ ...deps, storage: staging }, { accountId, exportId })
    expect(erasing).toHaveBeenCalledOnce()
    expect(await storage.size(applicantExportKey(exportId))).toBeNull()
  })
})

type Wish = {
  columns?: readonly string[]
  format?: 'csv' | 'xlsx'
  language?: string
  ordering?: string
  matching?: object
  ref_ids?: number[]
}
type By = { client: Client; url: string; accountId: number; jobId?: number }

function wishOf(wish: Wish, jobId?: number) {
  const of = jobId === undefined ? {} : { job_id: jobId }
  return { ...of, format: 'csv', language: 'en', columns: ['email'], ...wish }
}

/** Orders an export and does its job; its id and what is in the file. */
async function make(
  { client, url, accountId, jobId }: By,
  { beforeJob, ...wish }: Wish & { beforeJob?: () => Promise<void> },
) {
  const asked = await client.post(url, wishOf(wish, jobId), { key: randomUUID() })
  const exportId: string = asked.body.data.applicant_export_id
  await beforeJob?.()
  await watchLoop('build-applicant-export', () =>
    buildApplicantExport(deps, { accountId, exportId }),
  )
  const stream = storage.read(applicantExportKey(exportId))
  // oxlint-disable-next-line typescript/no-explicit-any -- what is in it is for expectations to say
  const rows: any[] =
    wish.format === 'xlsx' ? await readXlsx(await buffer(stream)) : readCsv(await text(stream))
  return { id: exportId, rows }
}

/** A requisition with an applicant, and its recruiter. */
async function open(given: Parameters<typeof arrive>[1] = {}) {
  const arrived = await arrive(test, given)
  const { company, requisition, recruiter } = arrived
  const { accountId } = company
  const url = `/smartreq/v1/account/${accountId}/applicant-exports/`
  const by = { client: recruiter, url, accountId, jobId: requisition.jobId }
  return {
    ...arrived,
    url,
    order: (wish: Parameters<typeof make>[1]) => make(by, wish),
    ask: (wish: object, key: string = randomUUID()) =>
      recruiter.post(url, wishOf(wish, requisition.jobId), { key }),
    list: async (): Promise<{ applicant_export_id: string }[]> =>
      (await recruiter.get(url)).body.data,
  }
}

/** Someone of that first name applies. */
async function applyAs(
  firstName: string,
  {
    requisition,
    values = WAITING,
    profile = {},
  }: { requisition: Requisition; values?: object; profile?: { phoneNumber?: string } },
): Promise<void> {
  const person = await buildPerson(database)
  await buildApplication(database, {
    requisition,
    person,
    values,
    profile: { firstName, ...profile },
  })
}

function entriesOf(accountId: number) {
  return database.owner
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.entity, 'applicant_list')))
    .orderBy(auditEvent.auditId)
}

async function actionsOf(accountId: number): Promise<string[]> {
  return (await entriesOf(accountId)).map(({ action }) => action)
}
