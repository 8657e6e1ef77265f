// People whom a company added by an address that has an account already, made at another company or as an applicant.
import { randomUUID } from 'node:crypto'

import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { account } from '#server/db/schema/account.ts'
import { attributeScore } from '#server/db/schema/assessment.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import { employee, userJob } from '#server/db/schema/employee.ts'
import { jobAttribute } from '#server/db/schema/job-attribute.ts'
import { appUser } from '#server/db/schema/session.ts'
import { buildStaff } from '#testing/builders.ts'
import { completeGo, openProfile } from '#testing/employee-goes.ts'
import { buildEmployee } from '#testing/employees.ts'
import { buildParticipant, buildProfile } from '#testing/job-profiles.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { owner } = test.database
const IS_WAITING = sql`datname = current_database() and wait_event_type = 'Lock'`

describe('an employee whose address has an account from elsewhere', () => {
  it('begins what the profile asks with that account, and sees the job', async () => {
    const { begin, list, client, profile } = await added()
    expect((await client.get('/user/v1/job-profiles/')).body.data).toEqual([])
    expect((await begin()).status).toBe(201)
    expect(await list()).toMatchObject([{ job_uuid: profile.uuid }])
    expect((await client.get('/user/v1/job-profiles/')).body.data).toMatchObject([
      { state: 'current', profile: { job_uuid: profile.uuid } },
    ])
  })

  it('stays one person of the company, with the name and address that the company has', async () => {
    const { begin, accountId, person, userJobId } = await added()
    await begin()
    const people = await peopleOf(accountId)
    expect(people).toMatchObject([{ userId: person.userId, firstName: 'Ana', lastName: 'Silva' }])
    expect(people[0]?.email).toBe(person.email)
    const jobs = await owner.select().from(userJob).where(eq(userJob.accountId, accountId))
    expect(jobs).toMatchObject([{ userJobId, userId: person.userId, recordedFor: null }])
    const [user] = await owner.select().from(appUser).where(eq(appUser.userId, person.userId))
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
  })

  it('has the results on the page of the company’s participant', async () => {
    const one = await added()
    const { accountId, jobId, userJobId, company } = one
    const refId: number = (await one.begin()).body.data.ref_id
    const { userSmartreqId } = await completeGo(test, { ...one, refId })
    const [measured] = await owner
      .select()
      .from(attributeScore)
      .where(eq(attributeScore.userSmartreqId, userSmartreqId))
      .limit(1)
    const attributeTypeId = measured?.attributeTypeId ?? 0
    const asked = { accountId, jobId, attributeTypeId, weight: 100, sortOrder: 1, targetLevel: 70 }
    await owner.insert(jobAttribute).values(asked)
    const recruiter = await test.as(
      await buildStaff(test.database, { company, preset: 'Recruiter' }),
    )
    const { body } = await recruiter.get(`/job/v1/participant/${jobId}/${userJobId}/results/`)
    expect(body.data.attributes[0].level.score).toBeCloseTo(Number(measured?.score), 1)
  })

  it('is found by the address in any case', async () => {
    const { begin, setAddress, person } = await added()
    await setAddress(person.email.toUpperCase())
    expect((await begin()).status).toBe(201)
  })

  it('is in the audit trail of the company as a first sign-in', async () => {
    const { begin, accountId, person } = await added()
    await begin()
    expect(await linksIn(accountId)).toMatchObject([
      { actorId: person.userId, entity: 'employee', entityId: person.userId, after: null },
    ])
  })

  it.runIf(test.database.url !== null)(
    'begins in two tabs at once, and is given the record once',
    async () => {
      const { begin, list, accountId } = await added()
      const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const locking = owner.transaction(async (tx) => {
        await tx.select().from(account).where(eq(account.accountId, accountId)).for('update')
        locked.resolve()
        await released.promise
      })
      await locked.promise
      const begun = [begin(), begin()]
      await expect.poll(() => owner.$count(sql`pg_stat_activity`, IS_WAITING)).toBe(2)
      released.resolve()
      await locking
      expect((await Promise.all(begun)).map(({ status }) => status)).toEqual([201, 201])
      expect(await list()).toHaveLength(1)
      expect(await linksIn(accountId)).toHaveLength(1)
      expect(await peopleOf(accountId)).toHaveLength(1)
    },
  )

  it('signs in by the mailed link to the account that they have, and holds the profile from there', async () => {
    const { profile, person, url, accountId } = await added()
    await owner
      .update(appUser)
      .set({ passwordHash: null, emailVerifiedAt: null })
      .where(eq(appUser.userId, person.userId))
    const client = test.client()
    await client.post('/auth/v1/sign-in-link/ask/', {
      email: person.email,
      job_uuid: profile.uuid,
    })
    await test.sendMail()
    const { text = '' } = (await test.mailTo(person.email)).at(-1) ?? {}
    const [, uid = '', token = ''] = /\/sign-in-link\/([0-9a-f-]{36})\/([\w-]{43})/.exec(text) ?? []
    const opened = await client.post('/auth/v1/sign-in-link/', { uid, user_token: token })
    expect(opened.body.data.user.user_id).toBe(person.userId)
    const begun = await client.post(url, { job_uuid: profile.uuid }, { key: randomUUID() })
    expect(begun.status).toBe(201)
    expect(await peopleOf(accountId)).toMatchObject([{ userId: person.userId }])
  })

  it('changes nothing at another company that has the same address', async () => {
    const { begin, person } = await added()
    const other = await added(person.email)
    await begin()
    expect(await peopleOf(other.accountId)).toMatchObject([{ userId: other.unlinkedId }])
    expect(await linksIn(other.accountId)).toEqual([])
  })
})

describe('the record of an employee who never signed in', () => {
  it.each<[string, (one: Added) => Promise<unknown>]>([
    [
      'whose address was not confirmed',
      ({ person }) =>
        owner
          .update(appUser)
          .set({ emailVerifiedAt: null })
          .where(eq(appUser.userId, person.userId)),
    ],
    ['with another address', ({ setAddress }) => setAddress(`${randomUUID()}@example.com`)],
    ['once the job is over', ({ change }) => change({ endDate: '2021-01-06' })],
    ['once the job was removed', ({ change }) => change({ deletedAt: new Date() })],
    [
      'once it was erased',
      ({ unlinkedId }) =>
        owner.update(employee).set({ erasedAt: new Date() }).where(eq(employee.userId, unlinkedId)),
    ],
    [
      'once it was merged into another one',
      async ({ accountId, jobId, unlinkedId }) => {
        const other = await buildParticipant(test.database, { accountId, jobId })
        await owner
          .update(employee)
          .set({ mergedInto: other.userId })
          .where(eq(employee.userId, unlinkedId))
      },
    ],
    [
      'who is employed in another profile of the company',
      async ({ accountId, change }) =>
        change({ jobId: await buildProfile(test.database, { accountId }) }),
    ],
    [
      'whose company has a record of the account already: staff merge the two',
      async ({ accountId, person }) => {
        const jobId = await buildProfile(test.database, { accountId })
        await buildParticipant(test.database, { accountId, jobId, userId: person.userId })
      },
    ],
  ])('is not given to an account %s', async (_, arrange) => {
    const one = await added()
    await arrange(one)
    const refused = await one.begin()
    expect([refused.status, refused.body.error.code]).toEqual([403, 'not_in_profile'])
    const people = await peopleOf(one.accountId)
    expect(people.map(({ userId }) => userId)).toContain(one.unlinkedId)
  })

  it('is not given by a request of anyone else', async () => {
    const { url, profile, accountId, unlinkedId } = await added()
    const other = await test.signUp()
    const foreign = await other.client.post(url, { job_uuid: profile.uuid }, { key: randomUUID() })
    expect(foreign.status).toBe(404)
    expect(await peopleOf(accountId)).toMatchObject([{ userId: unlinkedId }])
  })
})

type Added = Awaited<ReturnType<typeof added>>

/** A profile in use, an account with a confirmed address, and an employee whom the company added by the same address. */
async function added(address?: string) {
  const opened = await openProfile(test)
  const { accountId, jobId, person } = opened
  const confirmed = { emailVerifiedAt: new Date() }
  await owner.update(appUser).set(confirmed).where(eq(appUser.userId, person.userId))
  const { userId: unlinkedId, userJobId } = await buildEmployee(test.database, {
    accountId,
    person: { firstName: 'Ana', lastName: 'Silva', email: address ?? person.email },
    stretch: { jobId, startDate: '2020-01-06' },
  })
  return {
    ...opened,
    unlinkedId,
    userJobId,
    setAddress: (email: string) =>
      owner.update(employee).set({ email }).where(eq(employee.userId, unlinkedId)),
    change: (values: Partial<typeof userJob.$inferInsert>) =>
      owner.update(userJob).set(values).where(eq(userJob.userJobId, userJobId)),
  }
}

function linksIn(accountId: number) {
  return owner
    .select()
    .from(auditEvent)
    .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.action, 'link_account')))
}

function peopleOf(accountId: number) {
  return owner.select().from(employee).where(eq(employee.accountId, accountId))
}
