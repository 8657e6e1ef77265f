import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { emptyExpiredImports } from '#server/imports/forget-imports.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { importInto } from '#testing/imports.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

const HEADER = 'Email,Employee number,First name,Last name,Profile,Start date,End date\n'
const ADA = 'ada@example.com,1,Ada,Moreau,Pilot,2020-01-13,'
const BEN = 'ben@example.com,2,Ben,Okafor,Pilot,2020-01-13,'
const RIGGER = 'ada@example.org,,Ada,Moreau,Rigger,2020-01-13,'
const CEM = 'cem@example.com,3,Cem,Diaz,Pilot,2020-01-13,'
const DAN = 'dan@example.com,4,Dan,Abel,Pilot,2020-01-13,'
const LEFT = 'eve@example.com,5,Eve,Left,Pilot,2020-01-13,2021-01-13'
const PLANNED = 'fay@example.com,6,Fay,Planned,Pilot,2199-01-13,'

describe('people whom a full list leaves out', () => {
  it('have a current job and no row, and are sorted by name', async () => {
    const { open } = await company([ADA, BEN, CEM, DAN, LEFT, PLANNED])
    const one = await open([ADA])
    await one.checkFull()
    expect(await one.read()).toMatchObject({ can_compare: true })
    const { body } = await one.get('unlisted-people/?page_size=2')
    expect(body.meta).toEqual({ page: 1, page_size: 2, total: 3 })
    expect(body.data).toMatchObject([
      {
        full_name: 'Dan Abel',
        employee_number: '4',
        email: 'dan@example.com',
        job_title: 'Pilot',
      },
      { full_name: 'Cem Diaz' },
    ])
    expect(await one.names('?page=2&page_size=2')).toEqual(['Ben Okafor'])
  })

  it('are the same once the import is done, and no job is ended by it', async () => {
    const { open, accountId } = await company([ADA, BEN])
    const one = await open([ADA.replace('Ada', 'Adah'), CEM])
    await one.map({ lists_everyone: true, ignore_name_match: true })
    await one.run()
    expect(await one.names()).toEqual(['Ben Okafor'])
    const jobs = await owner.select().from(userJob).where(eq(userJob.accountId, accountId))
    expect(jobs.map((job) => job.endDate)).toEqual([null, null, null])
  })

  it.each([
    ['an unknown profile', [ADA.replace('Pilot', 'Pilott')]],
    ['another name', [ADA.replace(',1,Ada', ',,Eva')]],
    ['a date that is none', [ADA.replace('2020-01-13', 'soon')]],
    ['an address that is none', [ADA.replace('@example.com', '')]],
    ['a row that is there twice', [ADA, ADA]],
  ])('are not those of a row that was refused for %s', async (_, rows) => {
    const { open } = await company([ADA, BEN])
    const one = await open(rows)
    await one.checkFull()
    expect(await one.outcomes()).toMatchObject([['refused', expect.anything(), rows.length]])
    expect(await one.names()).toEqual(['Ben Okafor'])
  })

  it('count under the record that theirs was merged into', async () => {
    const { open, accountId, client } = await company([ADA, RIGGER, CEM, DAN])
    const one = await open([RIGGER, DAN])
    await one.checkFull()
    expect(await one.names()).toEqual(['Cem Diaz', 'Ada Moreau'])
    const [ada, ben] = await one.people()
    const url = `/account/v1/${accountId}/people/${ada?.userId}/merge/${ben?.userId}/`
    expect((await client.put(url, {})).status).toBe(200)
    expect(await one.names()).toEqual(['Cem Diaz'])
    const again = await open([RIGGER, DAN])
    await again.checkFull()
    expect(await again.names()).toEqual(['Cem Diaz'])
  })

  it('are not those whose data was erased', async () => {
    const { open, accountId } = await company([ADA, BEN, CEM])
    const one = await open([ADA])
    await one.checkFull()
    const isBen = and(eq(employee.accountId, accountId), eq(employee.lastName, 'Okafor'))
    await owner.update(employee).set({ erasedAt: test.clock.now(), email: null }).where(isBen)
    expect(await one.names()).toEqual(['Cem Diaz'])
  })

  it('are a file without formulas, which the audit trail records', async () => {
    const { open, accountId } = await company([ADA, BEN.replace('Ben', '=Ben')])
    const one = await open([ADA])
    await one.checkFull()
    const { status, body: text } = await one.get('unlisted-people/output/?language=es')
    expect(status).toBe(200)
    const [headings, ben, ...rest] = text.trim().split('\r\n')
    expect(headings).toContain('Número de empleado')
    expect(ben).toContain("'=Ben Okafor")
    expect(rest).toEqual([])
    const downloads = and(eq(auditEvent.accountId, accountId), eq(auditEvent.action, 'download'))
    expect(await owner.select().from(auditEvent).where(downloads)).toHaveLength(1)
  })
})

describe('the file of people whom a full list leaves out', () => {
  it.each(['en', 'es', 'fr'])(
    'is understood by an import of separations (%s)',
    async (language) => {
      const { open, client, accountId } = await company([ADA, BEN])
      const one = await open([ADA])
      await one.checkFull()
      const { body } = await one.get(`unlisted-people/output/?language=${language}`)
      const file = Buffer.from(String(body).trimEnd().replace(/,*$/u, ',2026-03-31,other'))
      const leavers = await importInto(test, { client, accountId, file, kind: 'separations' })
      expect(await leavers.check()).toEqual([['changed', null, 1]])
    },
  )
})

describe('the list of people whom a file leaves out', () => {
  it('is refused for other files, before the check, and after the rows were deleted', async () => {
    const { open } = await company([ADA, BEN])
    const one = await open([ADA])
    const isRefused = async () => {
      expect((await one.read()).can_compare).toBe(false)
      for (const path of ['unlisted-people/', 'unlisted-people/output/'])
        expect((await one.get(path)).status).toBe(409)
    }
    await one.check()
    await isRefused()
    await one.map({ lists_everyone: true })
    await isRefused()
    await one.check()
    expect(await one.names()).toEqual(['Ben Okafor'])
    const { expires_at: at } = await one.read()
    await test.database.inScope({ kind: 'system' }, (tx) =>
      emptyExpiredImports(tx, { at: new Date(at), limit: 1000 }),
    )
    await isRefused()
  })

  it('has no one of another company, and is not for its staff', async () => {
    const { open, client } = await company([ADA])
    const other = await company([ADA, BEN])
    const one = await open([ADA])
    await one.checkFull()
    expect(await one.names()).toEqual([])
    expect((await other.client.get(`${one.url}unlisted-people/`)).status).toBe(403)
    const foreign = one.url.replace(`/${one.accountId}/`, `/${other.accountId}/`)
    expect((await other.client.get(`${foreign}unlisted-people/`)).status).toBe(404)
    expect((await other.client.get(`${foreign}unlisted-people/output/`)).status).toBe(404)
    expect((await client.get(`${foreign}unlisted-people/`)).status).toBe(403)
  })
})

/** A company with people whom an import has created. */
async function company(people: readonly string[]) {
  const built = await buildCompany(test.database)
  const { accountId } = built
  for (const title of ['Pilot', 'Rigger']) await buildProfile(test.database, { accountId, title })
  const staff = await buildStaff(test.database, { company: built, preset: 'Account admin' })
  const client = await test.as(staff)
  const open = async (rows: readonly string[]) => {
    const file = Buffer.from(HEADER + rows.join('\n'))
    const one = await importInto(test, { client, accountId, file })
    const checkFull = async () => {
      await one.map({ lists_everyone: true })
      return one.check()
    }
    const names = async (query = ''): Promise<string[]> => {
      const { body } = await one.get(`unlisted-people/${query}`)
      return body.data.map((row: { full_name: string }) => row.full_name)
    }
    return { ...one, checkFull, names }
  }
  await (await open(people)).run()
  return { accountId, client, open }
}
