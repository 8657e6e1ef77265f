// Writes the applicants of the requisition with offers: they were sourced by staff, so that their assessments are waived, and
// they are at the offer step.
import { eq } from 'drizzle-orm'

import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { userStepActivity } from '#server/db/schema/assessment.ts'
import { applicant, application } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'

import type { Database } from './bulk-insert.ts'
import { addDays } from './calendar.ts'
import { DEMO_OFFERS, type DemoOffer } from './offer-requisition.ts'

type Requisition = {
  readonly accountId: number
  readonly jobId: number
  readonly plan: Pick<ScreeningPlan, 'steps'>
  readonly at: Date
}

/** @returns the application of each, with the offer that it gets. */
export async function insertOfferApplicants(db: Database, requisition: Requisition) {
  const made: { userSmartreqId: number; offer: DemoOffer }[] = []
  for (const offer of DEMO_OFFERS)
    made.push({ userSmartreqId: await insertApplication(db, { ...requisition, offer }), offer })
  return made
}

type One = Requisition & { readonly offer: DemoOffer }

async function insertApplication(db: Database, one: One): Promise<number> {
  const { accountId, jobId, plan, at } = one
  const userId = await findOrInsertUser(db, one)
  const createdAt = addDays(at, -12)
  const [row] = await db
    .insert(application)
    .values({
      accountId,
      jobId,
      userId,
      status: 'active',
      planVersion: 1,
      jobStepId: plan.steps[1]?.job_step_id ?? null,
      pctComplete: 100,
      createdAt,
      submittedAt: addDays(createdAt, 1),
    })
    .returning({ id: application.userSmartreqId })
  if (row === undefined) throw new Error('An insert returned no row.')
  await db.insert(userStepActivity).values(
    plan.steps.flatMap(({ activities }, step) =>
      activities.map(({ job_step_activity_id: jobStepActivityId }) => ({
        accountId,
        userSmartreqId: row.id,
        jobStepActivityId,
        userId,
        status: step === 0 ? 'waived' : 'available',
      })),
    ),
  )
  return row.id
}

async function findOrInsertUser(db: Database, { accountId, offer, at }: One): Promise<number> {
  const { email, firstName, lastName } = offer
  const [found] = await db
    .select({ id: appUser.userId })
    .from(appUser)
    .where(eq(appUser.email, email))
  const createdAt = addDays(at, -12)
  const user = { email, firstName, lastName, createdAt, emailVerifiedAt: createdAt }
  const [made] =
    found === undefined
      ? await db.insert(appUser).values(user).returning({ id: appUser.userId })
      : [found]
  if (made === undefined) throw new Error('An insert returned no row.')
  await db
    .insert(applicant)
    .values({ accountId, userId: made.id, email, firstName, lastName, createdAt })
    .onConflictDoNothing()
  return made.id
}
