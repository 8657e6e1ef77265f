import { randomUUID } from 'node:crypto'
import { buffer, text } from 'node:stream/consumers'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { Locale } from '#contract/core/shape.ts'
import { PEOPLE_FIELD_NAMES } from '#contract/imports/import-fields.ts'
import { IMPORT_BATCH } from '#contract/imports/import-rules.ts'
import { PEOPLE_EXPORT_LIMITS } from '#contract/people/people-export-rules.ts'
import { role } from '#server/db/schema/account.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { peopleExport } from '#server/db/schema/people-export.ts'
import { prune } from '#server/privacy/prune.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { buildEmployee, buildProfile } from '#testing/employees.ts'
import { importInto } from '#testing/imports.ts'
import { readCsv, readXlsx } from '#testing/spreadsheets.ts'
import { openTestApp } from '#testing/test-app.ts'

import { buildPeopleExport } from './build-people-export.ts'
import { forgetPeopleExportsAbout } from './forget-people-exports.ts'
import { peopleExportKey } from './people-export-key.ts'

const test = await openTestApp()
const { database, storage } = test
const { owner } = database
const deps = { database, storage, secret: test.secret, now: test.clock.now }

const WISH = { type: 'csv', language: 'en', matching: {} }

const FORMULA = '=HYPERLINK("http://evil.example","Click")'

describe('the export of people', () => {
  it('has the people that the filters of the list name, in its order', async () => {
    const { add, order } = await open()
    await add({ person: { lastName: 'Baker' }, stretch: { department: 'Dock' } })
    await add({ person: { lastName: 'Abel' }, stretch: { department: 'Dock' } })
    await add({ person: { lastName: 'Other' } })
    await add({
      person: { lastName: 'Gone' },
      stretch: { department: 'Dock', endDate: '2026-01-31' },
    })
    const dock = { ordering: '-name', matching: { department: 'Dock' } }
    expect(column(await order(dock), 'Last name')).toEqual(['Baker', 'Abel'])
    const everyone = { matching: { department: 'Dock', state: 'all' } }
    expect(column(await order(everyone), 'Last name')).toEqual(['Abel', 'Baker', 'Gone'])
  })

  it.each(['csv', 'xlsx'] as const)('neutralises formulas in %s', async (type) => {
    const { add, order } = await open()
    await add({ person: { firstName: FORMULA, phoneNumber: '+14015550134' } })
    const { rows } = await order({ type })
    const apostrophe = type === 'csv' ? "'" : ''
    const safe = [apostrophe + FORMULA, `${apostrophe}+14015550134`]
    expect(rows[1]).toEqual(expect.arrayContaining(safe))
  })

  it.each<[Locale, 'csv' | 'xlsx']>([
    ['en', 'csv'],
    ['es', 'xlsx'],
    ['fr', 'csv'],
  ])('comes back in %s as %s without any change', async (language, type) => {
    const { add, order, accountId, client } = await open()
    await add({
      person: {
        firstName: "'=Zoë “Zed”",
        lastName: 'O’Neil, "Ñ"',
        email: 'zoe@example.com',
        phoneNumber: '+14015550134',
        city: '@Harbor',
      },
      stretch: {
        employeeNumber: '-7',
        department: '=Dock',
        employmentType: 'full_time',
        supervisorEmail: 'noor@example.com',
        jobTitle: '+Pilot',
        endDate: '2031-12-31',
      },
    })
    for (let index = 0; index <= IMPORT_BATCH; index += 1)
      await add({ person: { lastName: `Lee ${index}`, email: `lee${index}@example.com` } })
    const { id } = await order({ language, type, has_private_data: true })
    const file = await buffer(storage.read(peopleExportKey(id)))
    const sent = await importInto(test, { client, accountId, file, name: `people.${type}` })
    expect((await sent.proposed()).toSorted()).toEqual(PEOPLE_FIELD_NAMES.toSorted())
    expect(await sent.check()).toEqual([['same', null, IMPORT_BATCH + 2]])
  })

  it('has notes on separations only for readers of private data', async () => {
    const { add, setRole, order, client, url } = await open('Recruiter')
    await setRole({ allEmployeeAccess: true, privateDataAccess: true })
    await add({
      stretch: {
        endDate: '2026-01-31',
        separationType: 'voluntary',
        separationNote: 'Confidential',
      },
    })
    const left = { matching: { state: 'left' } }
    const public_ = await order(left)
    expect(column(public_, 'Separation type')).toEqual(['Voluntary'])
    expect(public_.rows.flat().join()).not.toContain('Confidential')
    const full = await order({ ...left, has_private_data: true })
    expect(column(full, 'Separation note')).toEqual(['Confidential'])
    await setRole({ privateDataAccess: false })
    expect((await client.post(url, { ...WISH, has_private_data: true })).status).toBe(403)
    expect((await client.get(`${url}${full.id}/file/`)).status).toBe(403)
    expect((await client.get(`${url}${public_.id}/file/`)).status).toBe(200)
  })

  it('is only for the user who ordered it, and for staff who see all employees', async () => {
    const { order, company, url } = await open()
    const { id } = await order()
    const colleague = await test.as(
      await buildStaff(database, { company, preset: 'Account admin' }),
    )
    expect((await colleague.get(`${url}${id}/file/`)).body.error.code).toBe('not_own_export')
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.post(url, WISH)).status).toBe(403)
  })

  it('is refused with a filter that the list does not have, and beside three that are being made', async () => {
    const { client, url } = await open()
    const refused = await client.post(url, { ...WISH, matching: { birth_date: '1990-01-01' } })
    expect(Object.keys(refused.body.error.fields)).toEqual(['matching'])
    for (let count = 0; count < PEOPLE_EXPORT_LIMITS.running; count += 1)
      expect((await client.post(url, WISH)).status).toBe(200)
    expect((await client.post(url, WISH)).body.error.code).toBe('exports_running')
  })

  it('is recorded in the audit trail without what was searched for, and each download as well', async () => {
    const { order, client, accountId, url } = await open()
    const { id } = await order({ matching: { search: 'Confidential' } })
    await client.get(`${url}${id}/file/`)
    const trail = await owner
      .select()
      .from(auditEvent)
      .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.entity, 'people_list')))
      .orderBy(auditEvent.auditId)
    expect(trail.map(({ action, after }) => [action, after])).toEqual([
      ['export', { type: 'csv', people: 0, has_private_data: false, filters: ['search', 'state'] }],
      ['download', { type: 'csv', has_private_data: false }],
    ])
  })

  it('is deleted with its file when its time is over', async () => {
    const { order, client, url } = await open()
    const { id } = await order()
    await owner
      .update(peopleExport)
      .set({ expiresAt: new Date(test.clock.now().getTime() - 1000) })
      .where(eq(peopleExport.exportId, id))
    expect((await client.get(`${url}${id}/file/`)).status).toBe(404)
    await prune(deps)
    expect(await storage.size(peopleExportKey(id))).toBeNull()
    expect((await client.get(url)).body.data).toEqual([])
  })

  it('is deleted with a person who is erased, also one that is being made', async () => {
    const { add, order, client, accountId, url } = await open()
    const { userId } = await add({})
    await order()
    const waiting = await client.post(url, WISH)
    await database.inScope({ kind: 'system' }, (tx) => forgetPeopleExportsAbout(tx, userId))
    expect((await client.get(url)).body.data).toEqual([])
    const exportId: string = waiting.body.data.people_export_id
    await buildPeopleExport(deps, { accountId, exportId })
    expect(await storage.size(peopleExportKey(exportId))).toBeNull()
  })
})

/** A company, and a user with one of its roles who exports its people. */
async function open(preset: 'Account admin' | 'Recruiter' = 'Account admin') {
  const company = await buildCompany(database)
  const { accountId } = company
  const client = await test.as(await buildStaff(database, { company, preset }))
  const url = `/account/v1/${accountId}/people-exports/`
  const jobId = await buildProfile(database, { accountId })
  const order = async (wish: Readonly<Record<string, unknown>> = {}) => {
    const asked = await client.post(url, { ...WISH, ...wish }, { key: randomUUID() })
    const id: string = asked.body.data.people_export_id
    await buildPeopleExport(deps, { accountId, exportId: id })
    const file = storage.read(peopleExportKey(id))
    if (wish['type'] !== 'xlsx') return { id, rows: readCsv(await text(file)) }
    return { id, rows: (await readXlsx(await buffer(file))).map(({ texts }) => texts) }
  }
  const add = ({ person = {}, stretch = {} }: Partial<Parameters<typeof buildEmployee>[1]>) =>
    buildEmployee(database, { accountId, person, stretch: { jobId, ...stretch } })
  const setRole = (flags: Partial<typeof role.$inferInsert>) =>
    owner
      .update(role)
      .set(flags)
      .where(and(eq(role.accountId, accountId), eq(role.roleName, preset)))
  return { setRole, company, accountId, client, url, order, add }
}

/** The cells below a heading. */
function column({ rows }: { rows: readonly string[][] }, heading: string) {
  const [headings = [], ...people] = rows
  return people.map((cells) => cells[headings.indexOf(heading)])
}
