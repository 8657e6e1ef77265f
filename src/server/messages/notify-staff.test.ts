import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { RolePresetName } from '#contract/access/role-presets.ts'
import { application } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  type Company,
  type Person,
} from '#testing/builders.ts'
import { buildCandidate, complete, type Candidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database

/** A company with a user of each preset, and a requisition with a candidate. */
async function openCompany() {
  const company = await buildCompany(database, { name: 'Harbour Works' })
  const staff = (preset: RolePresetName) => buildStaff(database, { company, preset })
  const recruiter = await staff('Recruiter')
  const interviewer = await staff('Interviewer')
  const requisition = await buildRequisition(database, {
    company,
    values: { title: 'Crane driver' },
    team: [interviewer.userId],
  })
  const candidate = await buildCandidate(test, { requisition })
  return { company, recruiter, interviewer, candidate, requisition }
}

async function handIn(candidate: Candidate): Promise<void> {
  await complete(test, { candidate, slug: 'competencies' })
  await complete(test, { candidate, slug: 'personality' })
  await test.sendMail()
}

const subjectsTo = async (person: Person) =>
  (await test.mailTo(person.email)).map(({ subject }) => subject)

describe('an application that was submitted', () => {
  it('is told to the user whose role asks for it, once, with a link and no name', async () => {
    const { recruiter, interviewer, candidate } = await openCompany()
    await complete(test, { candidate, slug: 'competencies' })
    await test.sendMail()
    expect(await subjectsTo(recruiter)).toEqual([])
    expect(await subjectsTo(candidate.person)).toEqual([])

    await complete(test, { candidate, slug: 'personality' })
    await test.sendMail()
    const { userSmartreqId } = candidate.application
    // A queue may do a job twice.
    test.recordedJobs.push({ name: 'notify-staff', payload: { userSmartreqId } })
    await test.sendMail()
    const [message, ...more] = await test.mailTo(recruiter.email)
    expect(more).toEqual([])
    expect(message?.subject).toBe('A new application for Crane driver')
    expect(message?.text).toContain('Harbour Works')
    expect(message?.text).toContain(`http://localhost/smartreq-detail-applicant/${userSmartreqId}`)
    const name = await owner.select().from(appUser).where(eq(appUser.email, candidate.person.email))
    expect(message?.text).not.toContain(name[0]?.lastName)
    expect(message?.text).not.toContain(candidate.person.email)
    expect(await subjectsTo(interviewer)).toEqual([])
    // The applicant hears of it too, once.
    expect(await subjectsTo(candidate.person)).toEqual([
      'Your application for Crane driver was received',
    ])
  })

  it('is told to the user of the team who asked for it, whatever their role asks for', async () => {
    const { recruiter, interviewer, candidate, requisition } = await openCompany()
    const client = await test.as(recruiter)
    const url = `/smartreq/v1/${requisition.jobId}/hiring-team/`
    const team = (await client.get(url)).body.data
    const [{ job_team_id: id }] = team
    const key = randomUUID()
    await client.send({ method: 'PATCH', url: `${url}${id}/`, body: { is_notified: true }, key })
    await handIn(candidate)
    expect(await subjectsTo(interviewer)).toEqual(['A new application for Crane driver'])
  })

  it('is told in the language of the user who gets it', async () => {
    const { recruiter, candidate } = await openCompany()
    await owner.update(appUser).set({ language: 'es' }).where(eq(appUser.userId, recruiter.userId))
    await handIn(candidate)
    expect(await subjectsTo(recruiter)).toEqual(['Una nueva candidatura para Crane driver'])
  })

  it('is told by what the role asks for now', async () => {
    const { company, recruiter, interviewer, candidate } = await openCompany()
    await setNotifications(company, { preset: 'Recruiter', notifications: [] })
    await setNotifications(company, {
      preset: 'Interviewer',
      notifications: ['application_submitted'],
    })
    await handIn(candidate)
    expect(await subjectsTo(recruiter)).toEqual([])
    expect(await subjectsTo(interviewer)).toHaveLength(1)
  })

  it('is told to no one who is kept to other jobs, nor to another company', async () => {
    const { company, recruiter, candidate } = await openCompany()
    const elsewhere = await openCompany()
    const other = await buildRequisition(database, { company })
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const kept = await admin.put(
      `/account/v1/user-role/${company.accountId}/user/${recruiter.userId}/`,
      { role_ids: [company.roles.Recruiter], available_smartreqs: [other.jobId] },
    )
    expect(kept.status).toBe(200)
    await handIn(candidate)
    expect(await subjectsTo(recruiter)).toEqual([])
    expect(await subjectsTo(elsewhere.recruiter)).toEqual([])
  })

  it('is told to no one when it was deleted or erased meanwhile', async () => {
    for (const gone of ['deletedAt', 'erasedAt'] as const) {
      const { recruiter, candidate } = await openCompany()
      await complete(test, { candidate, slug: 'competencies' })
      await complete(test, { candidate, slug: 'personality' })
      await owner
        .update(application)
        .set({ [gone]: new Date() })
        .where(eq(application.userSmartreqId, candidate.application.userSmartreqId))
      await test.sendMail()
      expect(await subjectsTo(recruiter)).toEqual([])
    }
  })
})

describe('what a role asks for', () => {
  it('stays when a change does not say, as an older screen does not', async () => {
    const company = await buildCompany(database)
    const before = await setNotifications(company, {
      preset: 'Limited',
      notifications: ['application_submitted'],
    })
    expect(before.notifications).toEqual(['application_submitted'])
    const after = await setNotifications(company, { preset: 'Limited' })
    expect(after.notifications).toEqual(['application_submitted'])
  })

  it.each([[['lunch']], [['application_submitted', 'application_submitted']], ['all']])(
    'is refused as %o',
    async (notifications) => {
      const company = await buildCompany(database)
      const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
      const role = await roleOf(company, 'Limited')
      const reply = await admin.put(
        `/account/v1/role/${company.accountId}/${company.roles.Limited}/`,
        { ...role, notifications },
      )
      expect([reply.status, reply.body.error.code]).toEqual([400, 'validation_failed'])
    },
  )
})

type Setting = { preset: RolePresetName; notifications?: readonly string[] }

async function setNotifications(company: Company, { preset, notifications }: Setting) {
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const { notifications: _, ...role } = await roleOf(company, preset)
  const body = notifications === undefined ? role : { ...role, notifications }
  const url = `/account/v1/role/${company.accountId}/${company.roles[preset]}/`
  const reply = await admin.put(url, body)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return reply.body.data
}

async function roleOf(company: Company, preset: RolePresetName) {
  const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
  const reply = await admin.get(`/account/v1/roles/${company.accountId}/`)
  const roles: { role_id: number; member_count: number }[] = reply.body.data
  const found = roles.find((one) => one.role_id === company.roles[preset])
  if (found === undefined) throw new Error(`The company has no ${preset}.`)
  const { role_id: _, member_count: __, ...role } = found as Record<string, unknown>
  return role
}
