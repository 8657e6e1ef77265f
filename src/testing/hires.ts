// Applicants who are hired, for tests of what follows.
import { applicationForm } from '#contract/examples/application-form.ts'
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'

import { buildStaff, only, type Application } from './builders.ts'
import { arrive, seenOf, WAITING } from './decisions.ts'
import type { TestApp } from './test-app.ts'

export type Hiring = Awaited<ReturnType<typeof openHiring>>

/** A requisition with two applicants, for both of whom it has an opening unless that is said. */
export async function openHiring(test: TestApp, { openings = 2 } = {}) {
  const at = await arrive(test, { applicants: [WAITING, WAITING], openings })
  const [, second] = at.applicants
  if (second === undefined) throw new Error('There is no second applicant.')
  const admin = await test.as(
    await buildStaff(test.database, { company: at.company, preset: 'Account admin' }),
  )
  const hire = (
    { userSmartreqId }: Application,
    { key, ...more }: { key?: string; sends_welcome?: boolean } = {},
  ) =>
    at.recruiter.post(
      '/user/v1/hire/',
      {
        user_smartreq_id: userSmartreqId,
        seen: seenOf(at.requisition, 'active'),
        start_date: '2027-01-04',
        sends_welcome: true,
        ...more,
      },
      key === undefined ? {} : { key },
    )
  return { ...at, second, admin, hire }
}

/** An onboarding form of the company. */
export async function insertOnboardingForm(test: TestApp, accountId: number): Promise<number> {
  const rows = await test.database.owner
    .insert(accountOnboardingForm)
    .values({ accountId, name: crypto.randomUUID(), sections: applicationForm.sections })
    .returning({ id: accountOnboardingForm.accountOnboardingFormId })
  return only(rows).id
}

/** One that its administrator gives to new hires. */
export async function chooseOnboardingForm(test: TestApp, at: Hiring): Promise<number> {
  const { accountId } = at.company
  const id = await insertOnboardingForm(test, accountId)
  const url = `/account/v1/${accountId}/account-onboarding-form/${id}/hires/`
  const reply = await at.admin.post(url, { is_for_hires: true })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return id
}
