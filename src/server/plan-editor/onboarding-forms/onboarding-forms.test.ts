import { randomUUID } from 'node:crypto'

import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { OnboardingForm } from '#contract/assessments/onboarding-form.ts'
import { stateTag } from '#contract/core/state-tag.ts'
import { applicationForm, nightShifts } from '#contract/examples/application-form.ts'
import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import type { AccountOnboardingForm } from '#contract/settings/account-onboarding-forms.ts'
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'
import { auditEvent } from '#server/db/schema/audit.ts'
import {
  buildCompany,
  buildRequisition,
  buildStaff,
  type Company,
  only,
} from '#testing/builders.ts'
import { revision, save, startAttempt, submit, type Candidate } from '#testing/candidate.ts'
import { applyByPlan, publishActivity, saveActivity } from '#testing/screening-questions.ts'
import { openTestApp } from '#testing/test-app.ts'

const KIND = 'onboarding-form'
const test = await openTestApp()
const { database } = test
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const requisition = await buildRequisition(database, { company })
const { sections } = applicationForm

describe('the onboarding forms of a company', () => {
  it('are listed by their name, searched, and left out once they are archived', async () => {
    const other = await buildCompany(database)
    const { jobId } = await buildRequisition(database, { company: other })
    await insertForm('Zookeepers', other)
    await insertForm('Apprentices', other)
    const archived = await insertForm('Old', other)
    await update(archived, { archivedAt: new Date() })
    const staff = await test.as(await buildStaff(database, { company: other, preset: 'Recruiter' }))
    const url = `/account/v1/account-onboarding-form/job/${jobId}/`
    const { body } = await staff.get(url)
    expect(body.data.map(({ name }: AccountOnboardingForm) => name)).toEqual([
      'Apprentices',
      'Zookeepers',
    ])
    expect(body.meta.total).toBe(2)
    expect((await staff.get(`${url}?search=zoo`)).body.data).toMatchObject([{ name: 'Zookeepers' }])
    expect((await staff.get(`${url}?search=%25`)).body.data).toEqual([])
    expect((await staff.get(`${url}?page=2&page_size=1`)).body.data).toMatchObject([
      { name: 'Zookeepers' },
    ])
  })

  it('are for those who manage a requisition of the company', async () => {
    const url = `/account/v1/account-onboarding-form/job/${requisition.jobId}/`
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(url)).status).toBe(403)
    const stranger = await buildStaff(database, {
      company: await buildCompany(database),
      preset: 'Recruiter',
    })
    expect((await (await test.as(stranger)).get(url)).status).toBe(404)
  })
})

describe('the onboarding forms in the settings', () => {
  it('are written, changed, archived and restored, with an entry in the trail each time', async () => {
    const { admin, url, other } = await openSettings()
    const content = { name: 'Drivers', sections }
    const made = await admin.send({ method: 'POST', url, body: content, key: randomUUID() })
    expect(made.status).toBe(201)
    const id: number = made.body.data.account_onboarding_form_id
    expect(made.body.data).toMatchObject({ ...content, is_archived: false, requisition_count: 0 })
    const renamed = { name: 'Crane drivers', sections: sections.slice(0, 1) }
    const one = `${url}${id}/`
    const changed = await admin.send({
      method: 'PATCH',
      url: one,
      body: renamed,
      key: randomUUID(),
    })
    expect(changed.body.data).toMatchObject(renamed)
    const gone = await admin.send({ method: 'DELETE', url: one, key: randomUUID() })
    expect(gone.body.data).toMatchObject({ is_archived: true })
    expect((await admin.get(url)).body.data).toEqual([])
    expect((await admin.get(`${url}?state=archived`)).body.data).toHaveLength(1)
    const late = await admin.send({ method: 'PATCH', url: one, body: content, key: randomUUID() })
    expect(late.status).toBe(404)
    const back = { method: 'POST', url: `${one}restore/`, body: {} } as const
    const restored = await admin.send({ ...back, key: randomUUID() })
    expect(restored.body.data).toMatchObject({ ...renamed, is_archived: false })
    expect(await actionsOf(other)).toEqual(['create', 'update', 'archive', 'restore'])
  })

  it('have one name each, whatever its case; an archived one may give its name away', async () => {
    const { admin, url } = await openSettings()
    const add = (name: string) =>
      admin.send({ method: 'POST', url, body: { name, sections: [] }, key: randomUUID() })
    const first = await add('Café')
    const refused = await add('CAFE')
    expect([refused.status, refused.body.error.code]).toEqual([409, 'value_taken'])
    expect(refused.body.error.fields).toEqual({ name: 'Another form has this name.' })
    const one = `${url}${first.body.data.account_onboarding_form_id}/`
    await admin.send({ method: 'DELETE', url: one, key: randomUUID() })
    expect((await add('Cafe')).status).toBe(201)
    const back = { method: 'POST', url: `${one}restore/`, body: {} } as const
    expect((await admin.send({ ...back, key: randomUUID() })).status).toBe(409)
  })

  it('tell two editors apart', async () => {
    const { admin, url } = await openSettings()
    const content = { name: 'Nurses', sections }
    const made = await admin.send({ method: 'POST', url, body: content, key: randomUUID() })
    const one = `${url}${made.body.data.account_onboarding_form_id}/`
    const headers = { 'if-match': stateTag(content) }
    const change = (name: string) =>
      admin.send({
        method: 'PATCH',
        url: one,
        body: { name, sections },
        headers,
        key: randomUUID(),
      })
    expect((await change('Nurses of the night')).status).toBe(200)
    expect((await change('Nurses of the day')).status).toBe(409)
  })

  it('count the requisitions whose published plan asks them', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const form = await insertForm('Counted')
    const admin = await test.as(await buildStaff(database, { company, preset: 'Account admin' }))
    const url = `/account/v1/${company.accountId}/account-onboarding-form/${form}/`
    await saveActivity(recruiter, { jobId, settings: settingsOf(form) })
    expect((await admin.get(url)).body.data.requisition_count).toBe(0)
    await publishActivity(recruiter, { jobId, settings: settingsOf(form) })
    expect((await admin.get(url)).body.data.requisition_count).toBe(1)
  })
})

describe('an onboarding form in a plan', () => {
  it('has the name and the fields of the company’s form, whatever is sent', async () => {
    const form = await insertForm('New employee')
    const sent = { ...settingsOf(form), name: 'Other', sections: [] }
    const { status, body } = await saveActivity(recruiter, { ...requisition, settings: sent })
    expect(status).toBe(200)
    const [activity] = body.data.steps[0].activities
    expect(activity.settings).toEqual({ ...settingsOf(form), name: 'New employee', sections })
    expect(activity.question_count).toBe(8)
  })

  it('keeps the fields that it was chosen with when the form changes, until it is chosen again', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const form = await insertForm('Drivers')
    const before = (await saveActivity(recruiter, { jobId, settings: settingsOf(form) })).body.data
    const chosen = before.steps[0].activities[0].settings
    await update(form, { sections: [{ ...only(sections.slice(0, 1)), fields: [nightShifts] }] })
    const same = (await saveActivity(recruiter, { jobId, settings: chosen })).body.data
    expect(same.steps[0].activities[0]).toMatchObject({ settings: chosen, question_count: 8 })
    const again = (await saveActivity(recruiter, { jobId, settings: settingsOf(form) })).body.data
    expect(again.steps[0].activities[0].question_count).toBe(1)
  })

  it('is refused when the company has no such form', async () => {
    const foreign = await insertForm('Theirs', await buildCompany(database))
    for (const id of [foreign, 999_999]) {
      const { status, body } = await saveActivity(recruiter, {
        ...requisition,
        settings: settingsOf(id),
      })
      expect([status, body.error.code]).toEqual([400, 'validation_failed'])
    }
  })

  it('is filled in by candidates, and its answers stand on the scorecard, private ones for some', async () => {
    const shared = await buildRequisition(database, { company })
    const form = await insertForm('All')
    await publishActivity(recruiter, { ...shared, settings: settingsOf(form) })
    const candidate = await applyByPlan(test, { ...shared, slug: KIND })
    expect((await packageOf(candidate)).sections?.map(({ title }) => title.es)).toEqual([
      'Datos de contacto',
      'Night work',
    ])
    const attemptId = await startAttempt(candidate, { slug: KIND })
    const answers = [
      revision('phone', { value: '+4930123456' }),
      revision('work_authorization', { value: 1 }),
      revision('nights', { value: 2 }),
      revision('employer', { value: 'Harbour Ltd' }),
    ]
    expect((await save(candidate.client, { attemptId, answers })).status).toBe(200)
    expect((await submit(candidate.client, { attemptId, answers })).status).toBe(200)
    const answered = await answersOf(candidate, 'Account admin')
    expect(answered).toContainEqual(['employer', 'Harbour Ltd'])
    expect(await answersOf(candidate, 'Recruiter')).toContainEqual(['employer', null])
  })

  it('takes what the profile of the candidate says already', async () => {
    const shared = await buildRequisition(database, { company })
    const settings = settingsOf(await insertForm('Known'))
    await publishActivity(recruiter, { ...shared, settings })
    const candidate = await applyByPlan(test, { ...shared, slug: KIND })
    const { person, client } = candidate
    const profile = { dob: '1990-02-28', gender: 'Female', city: 'Saltmarsh' }
    expect((await client.patch(`/user/v1/${person.userId}/`, profile)).status).toBe(200)
    expect((await packageOf(candidate)).prefilled).toEqual({ city: 'Saltmarsh' })
  })
})

async function insertForm(name: string, of = company): Promise<number> {
  const rows = await database.owner
    .insert(accountOnboardingForm)
    .values({ accountId: of.accountId, name, sections })
    .returning({ id: accountOnboardingForm.accountOnboardingFormId })
  return only(rows).id
}

async function update(
  id: number,
  change: Partial<typeof accountOnboardingForm.$inferInsert>,
): Promise<void> {
  await database.owner
    .update(accountOnboardingForm)
    .set(change)
    .where(eq(accountOnboardingForm.accountOnboardingFormId, id))
}

function settingsOf(id: number): OnboardingForm {
  return { kind: KIND, account_onboarding_form_id: id, name: 'Any', sections: [] }
}

async function packageOf(candidate: Candidate): Promise<AssessmentPackage> {
  const { client, requisition: of, application } = candidate
  const { jobStepActivityId } = only(of.activities)
  const query = `job_step_activity_id=${jobStepActivityId}&ref_id=${application.refId}`
  return (await client.get(`/user-response/v1/job-questions/${of.jobId}/?${query}`)).body.data
}

async function answersOf({ application }: Candidate, preset: 'Account admin' | 'Recruiter') {
  const staff = await test.as(await buildStaff(database, { company, preset }))
  const url = `/smartreq/v1/user-smartreq/${application.userSmartreqId}/scorecard/`
  const { activities }: Scorecard = (await staff.get(url)).body.data
  return only(activities).questions.map(({ question_id, value }) => [question_id, value])
}

/** A company without forms, its admin, and where its forms are. */
async function openSettings() {
  const other = await buildCompany(database)
  const admin = await test.as(
    await buildStaff(database, { company: other, preset: 'Account admin' }),
  )
  return { other, admin, url: `/account/v1/${other.accountId}/account-onboarding-form/` }
}

async function actionsOf({ accountId }: Company): Promise<string[]> {
  const rows = await database.owner
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(and(eq(auditEvent.accountId, accountId), eq(auditEvent.entity, 'onboarding_form')))
    .orderBy(auditEvent.auditId)
  return rows.map(({ action }) => action)
}
