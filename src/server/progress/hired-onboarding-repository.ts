// SQL of the onboarding forms of those who are hired. Runs in the company's scope.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { OnboardingForm } from '#contract/assessments/onboarding-form.ts'

import type { Tx } from '../db/database.ts'
import { ONBOARDING_PLAN } from '../db/onboarding-plan.ts'
import { account } from '../db/schema/account.ts'
import { assessment, userStepActivity } from '../db/schema/assessment.ts'
import { userJob } from '../db/schema/employee.ts'
import { application, jobStep, jobStepActivity } from '../db/schema/requisition.ts'

type Profile = { readonly accountId: number; readonly jobId: number }

/** Those of some applications whose hire gave them a job, each with its profile. */
export function listHired(
  tx: Tx,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
) {
  const { userId, userSmartreqId } = application
  return tx.db
    .select({ accountId: userJob.accountId, jobId: userJob.jobId, userId, hiredId: userSmartreqId })
    .from(application)
    .innerJoin(
      userJob,
      and(
        eq(userJob.accountId, application.accountId),
        eq(userJob.userSmartreqId, userSmartreqId),
        isNull(userJob.deletedAt),
      ),
    )
    .where(and(eq(application.accountId, accountId), inArray(userSmartreqId, [...ids])))
    .orderBy(asc(userSmartreqId))
}

/** The activity of a profile that asks a form as it is now; null where no one was given that there before. */
export async function findFormActivity(
  tx: Tx,
  { accountId, jobId, settings }: Profile & { settings: OnboardingForm },
): Promise<number | null> {
  const [row] = await tx.db
    .select({ id: jobStepActivity.jobStepActivityId })
    .from(jobStepActivity)
    .innerJoin(
      jobStep,
      and(
        eq(jobStep.accountId, jobStepActivity.accountId),
        eq(jobStep.jobStepId, jobStepActivity.jobStepId),
      ),
    )
    .innerJoin(assessment, eq(assessment.asmtId, jobStepActivity.asmtId))
    .where(
      and(
        isOnboardingStep({ accountId, jobId }),
        sql`${assessment.settings} = ${JSON.stringify(settings)}::jsonb`,
      ),
    )
    .limit(1)
  return row?.id ?? null
}

/** Adds a form to the step of a profile that has them, which is made where there is none. */
export async function insertFormActivity(
  tx: Tx,
  { asmtId, ...profile }: Profile & { asmtId: number },
): Promise<number> {
  const { accountId } = profile
  const jobStepId = (await findStep(tx, profile)) ?? (await insertStep(tx, profile))
  const [{ title } = { title: null }] = await tx.db
    .select({ title: assessment.title })
    .from(assessment)
    .where(eq(assessment.asmtId, asmtId))
  if (title === null) throw new Error('The content of the form is not there.')
  const [row] = await tx.db
    .insert(jobStepActivity)
    .values({ accountId, jobStepId, asmtId, title, sortOrder: 1 })
    .returning({ id: jobStepActivity.jobStepActivityId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.id
}

/** Opens an activity in a go; false when it is there already. */
export async function giveActivity(
  tx: Tx,
  activity: {
    accountId: number
    userId: number
    userSmartreqId: number
    jobStepActivityId: number
  },
): Promise<boolean> {
  const given = await tx.db
    .insert(userStepActivity)
    .values({ ...activity, status: 'available' })
    .onConflictDoNothing()
    .returning({ id: userStepActivity.userStepActivityId })
  return given.length > 0
}

async function findStep(tx: Tx, profile: Profile): Promise<number | null> {
  const [row] = await tx.db
    .select({ id: jobStep.jobStepId })
    .from(jobStep)
    .where(isOnboardingStep(profile))
    .limit(1)
  return row?.id ?? null
}

// Named in the language of the company, as a step that it typed would be.
const TITLES = { en: 'Onboarding', es: 'Incorporación', fr: 'Intégration' }

async function insertStep(tx: Tx, { accountId, jobId }: Profile): Promise<number> {
  const [company] = await tx.db
    .select({ language: account.defaultLanguage })
    .from(account)
    .where(eq(account.accountId, accountId))
  const title = TITLES[company?.language ?? 'en']
  const [row] = await tx.db
    .insert(jobStep)
    .values({ accountId, jobId, title, sortOrder: 1, planVersion: ONBOARDING_PLAN })
    .returning({ id: jobStep.jobStepId })
  if (row === undefined) throw new Error('An insert returned no row.')
  return row.id
}

function isOnboardingStep({ accountId, jobId }: Profile) {
  return and(
    eq(jobStep.accountId, accountId),
    eq(jobStep.jobId, jobId),
    eq(jobStep.planVersion, ONBOARDING_PLAN),
  )
}
