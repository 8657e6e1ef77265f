import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditEvent } from '#server/db/schema/audit.ts'
import { buildEmployee } from '#testing/employees.ts'
import { openSeparations } from '#testing/separations.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database

describe('an import of separations', () => {
  it('ends jobs as staff would, and the same file again changes nothing', async () => {
    const { open, jobs, accountId, reasonId } = await company()
    const rows = [
      '1,,2026-03-31,Voluntary,New job,Moves away',
      ',ben@example.com,2026-04-30,despido,,',
    ]
    const one = await open(rows)
    expect(await one.check()).toEqual([['changed', null, 2]])
    expect((await jobs()).map((job) => job.endDate)).toEqual([null, null])
    const { body } = await one.get('rows/')
    expect(body.data[0]).toMatchObject({
      full_name: 'Ada Moreau',
      changes: [
        { field: 'end_date', from: null, to: '2026-03-31' },
        { field: 'separation_type', from: null, to: 'voluntary' },
        { field: 'separation_reason', from: null, to: 'New job' },
        { field: 'separation_note', from: null, to: 'Moves away' },
      ],
    })
    expect(await one.run()).toEqual([['changed', null, 2]])
    expect(await jobs()).toMatchObject([
      {
        endDate: '2026-03-31',
        separationType: 'voluntary',
        separationReasonId: reasonId,
        separationNote: 'Moves away',
      },
      { endDate: '2026-04-30', separationType: 'involuntary', separationReasonId: null },
    ])
    const separations = and(eq(auditEvent.accountId, accountId), eq(auditEvent.action, 'separate'))
    const trail = await owner.select().from(auditEvent).where(separations)
    expect(trail).toHaveLength(2)
    expect(JSON.stringify(trail)).not.toContain('Moves away')
    expect(await (await open(rows)).check()).toEqual([['same', null, 2]])
  })

  it.each([
    ['unknown_person', '9,,2026-03-31,Voluntary,,'],
    ['unknown_person', ',eve@example.com,2026-03-31,Voluntary,,'],
    ['missing_value', '1,,,Voluntary,,'],
    ['missing_value', ',,2026-03-31,Voluntary,,'],
    ['bad_date', '1,,2026-02-31,Voluntary,,'],
    ['end_before_start', '1,,2026-01-04,Voluntary,,'],
    ['unknown_type', '1,,2026-03-31,Laid off,,'],
    ['unknown_reason', '1,,2026-03-31,Voluntary,Boredom,'],
    ['reason_of_other_type', '1,,2026-03-31,Other,New job,'],
    ['identity_conflict', '1,ben@example.com,2026-03-31,Voluntary,,'],
  ])('refuses a row as %s', async (reason, row) => {
    const { open } = await company()
    expect(await (await open([row])).check()).toEqual([['refused', reason, 1]])
  })

  it('refuses a person who left on another day, or whose job a move has ended', async () => {
    const { open, ada, ben, change } = await company()
    await change(ada, { endDate: '2026-02-27', separationType: 'other' })
    await change(ben, { endDate: '2026-02-27', movedTo: ada.userJobId })
    const one = await open(['1,,2026-03-31,Voluntary,,', '2,,2026-03-31,Voluntary,,'])
    expect(await one.check()).toEqual([
      ['refused', 'already_left', 1],
      ['refused', 'no_job', 1],
    ])
  })

  it('adds type and reason to a job that ended that day without them', async () => {
    const { open, ada, jobs, change, reasonId } = await company()
    await change(ada, { endDate: '2026-02-27' })
    await (await open(['1,,2026-02-27,Voluntary,New job,'])).run()
    expect((await jobs())[0]).toMatchObject({
      separationType: 'voluntary',
      separationReasonId: reasonId,
    })
    await (await open(['1,,2026-02-27,Other,,'])).run()
    expect((await jobs())[0]).toMatchObject({ separationType: 'other', separationReasonId: null })
  })

  it('refuses two rows for one person, by the same number or in two ways', async () => {
    const { open } = await company()
    const twice = await open(['1,,2026-03-31,Voluntary,,', '1,,2026-04-30,Voluntary,,'])
    expect(await twice.check()).toEqual([['refused', 'duplicate_number', 2]])
    const inTwoWays = await open([
      '1,,2026-03-31,Voluntary,,',
      ',ada@example.com,2026-03-31,Other,,',
    ])
    expect(await inTwoWays.check()).toEqual([['refused', 'duplicate_person', 2]])
  })

  it('asks which of several jobs ends, and takes the profile or the title for an answer', async () => {
    const { open, ada, accountId, jobs } = await company()
    const stretch = { jobTitle: 'Night guard', employeeNumber: '1' }
    const person = { userId: ada.userId }
    await buildEmployee(test.database, { accountId, person, stretch })
    const row = '1,,2026-03-31,Voluntary,,'
    expect(await (await open([row])).check()).toEqual([['refused', 'several_jobs', 1]])
    const other = await open([`${row},Welder`], { header: 'Job' })
    expect(await other.check()).toEqual([['refused', 'profile_not_held', 1]])
    const one = await open([`${row},night guard`], { header: 'Job' })
    expect(await one.run()).toEqual([['changed', null, 1]])
    expect((await jobs()).map((job) => job.endDate)).toEqual([null, null, '2026-03-31'])
  })

  it('refuses a last day on which the person has the same job again', async () => {
    const { open, ada, accountId, change } = await company()
    await change(ada, { endDate: '2026-12-31' })
    const { userId, jobId } = ada
    const stretch = {
      jobId,
      startDate: '2027-02-01',
      endDate: '2027-02-02',
      separationType: 'other',
    } as const
    await buildEmployee(test.database, { accountId, person: { userId }, stretch })
    const one = await open(['1,,2027-03-31,Voluntary,,'])
    expect(await one.check()).toEqual([['refused', 'overlaps', 1]])
  })

  it('means the person who left that day by a number that another person has since', async () => {
    const { open, ada, ben, change } = await company()
    await change(ada, { endDate: '2026-02-27', separationType: 'voluntary' })
    await change(ben, { employeeNumber: '1', startDate: '2026-03-02' })
    const one = await open(['1,,2026-02-27,Voluntary,,'])
    expect(await one.check()).toEqual([['same', null, 1]])
  })
})

describe('the texts of types and reasons', () => {
  it('are listed where they are not recognized, and mean what they are matched to', async () => {
    const { open, jobs, reasonId } = await company()
    const one = await open(['1,,2026-03-31,Laid off,,', '2,,2026-03-31,Voluntary,Pay,'])
    const types = await one.get('values/?field=separation_type&column=3')
    expect(types.body.data).toMatchObject({
      texts: [{ text: 'Laid off', rows: 1, proposed: null }],
      has_more: false,
    })
    const reasons = await one.get('values/?field=separation_reason&column=4')
    expect(reasons.body.data).toEqual({
      texts: [{ text: 'Pay', rows: 1, proposed: null }],
      has_more: false,
      choices: [{ choice: String(reasonId), name: 'New job', separation_type: 'voluntary' }],
    })
    const type = { field: 'separation_type', text: 'Laid off', choice: 'involuntary' }
    const reason = { field: 'separation_reason', text: 'pay', choice: String(reasonId) }
    expect((await one.map({ values: [type, reason] })).status).toBe(200)
    expect(await one.run()).toEqual([['changed', null, 2]])
    expect(await jobs()).toMatchObject([
      { separationType: 'involuntary' },
      { separationType: 'voluntary', separationReasonId: reasonId },
    ])
    const again = await open(['1,,2026-03-31,Laid off,,'])
    const { body } = await again.get('values/?field=separation_type&column=3')
    expect(body.data.texts).toEqual([{ text: 'Laid off', rows: 1, proposed: 'involuntary' }])
  })

  it('are matched only to what is there, for fields that have choices', async () => {
    const { open } = await company()
    const other = await company()
    const one = await open(['1,,2026-03-31,Laid off,,'])
    const foreign = String(other.reasonId)
    for (const value of [
      { field: 'separation_type', text: 'Laid off', choice: 'sacked' },
      { field: 'separation_reason', text: 'Pay', choice: foreign },
      { field: 'email', text: 'Pay', choice: 'voluntary' },
    ])
      expect((await one.map({ values: [value] })).body.error.fields).toHaveProperty('values')
    expect((await one.get('values/?field=email&column=1')).status).toBe(400)
    expect((await one.get('values/?field=separation_type&column=60')).status).toBe(400)
  })
})

describe('the mapping of separations', () => {
  it('needs a person, a last day and a type, and has no field of other imports', async () => {
    const { open } = await company()
    const one = await open(['1,,2026-03-31,Voluntary,,'])
    const refused = await one.map({ columns: { first_name: 1 } })
    expect(Object.keys(refused.body.error.fields).toSorted()).toEqual([
      'columns.email',
      'columns.end_date',
      'columns.first_name',
      'columns.separation_type',
    ])
    await one.map({ lists_everyone: true })
    expect((await one.read()).mapping?.lists_everyone).toBe(false)
  })
})

function company() {
  return openSeparations(test)
}
