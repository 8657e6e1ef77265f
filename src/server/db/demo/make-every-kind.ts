// Makes the requisition of `every-kind.ts` as its recruiter would: by the services, in the company's own scope.
import { eq } from 'drizzle-orm'

import type { ActivitySettings } from '#contract/assessments/activity-kinds.ts'
import type { PlanBody } from '#contract/plan-editor/screening-plan.ts'
import type { Database } from '#server/db/database.ts'
import { accountOnboardingForm } from '#server/db/schema/account-onboarding-form.ts'
import { account } from '#server/db/schema/account.ts'
import { job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'

import { attributeLookup } from './demo-commands.ts'
import { EVERY_KIND, EVERY_KIND_STEPS } from './every-kind.ts'
import type { IdLookup } from './id-lookup.ts'
import { createRequisitionMaker, type MakerDeps } from './make-requisition.ts'

type Deps = MakerDeps & { readonly database: Database }
type FormSettings = (name: string) => ActivitySettings

/** Opens the requisition, under an address that is the same on every machine. Once, after `seedDemo`. */
export async function makeEveryKind(deps: Deps): Promise<void> {
  const { database } = deps
  const requisitions = createRequisitionMaker(deps)
  const { accountId, userId } = await findMaker(database)
  const attributeTypeId = await attributeLookup(database.owner)
  const { jobId } = await requisitions.makeDraft({
    accountId,
    userId,
    title: EVERY_KIND.title,
    details: EVERY_KIND.details,
    configuration: { retake_interval_days: 0, asks_eeoc: true },
    steps: async ({ asmtId }) => stepsOf(asmtId, await onboardingFormLookup(database, accountId)),
    weights: EVERY_KIND.weights.map(({ attribute, weight }) => ({
      attribute_type_id: attributeTypeId(attribute),
      weight,
    })),
    team: [],
  })
  await database.owner.update(job).set({ uuid: EVERY_KIND.uuid }).where(eq(job.jobId, jobId))
  await requisitions.act({ jobId, userId, action: 'open' })
}

function stepsOf(asmtId: IdLookup, form: FormSettings): PlanBody['steps'] {
  return EVERY_KIND_STEPS.map((step) => ({
    ...step,
    activities: step.activities.map(({ slug, onboardingForm, settings = null }) => ({
      asmt_id: asmtId(slug),
      is_required: true,
      settings: onboardingForm === undefined ? settings : form(onboardingForm),
    })),
  }))
}

// The settings of an activity that asks one of the company's onboarding forms, by the form's name.
async function onboardingFormLookup(database: Database, accountId: number): Promise<FormSettings> {
  const rows = await database.owner
    .select({
      account_onboarding_form_id: accountOnboardingForm.accountOnboardingFormId,
      name: accountOnboardingForm.name,
      sections: accountOnboardingForm.sections,
    })
    .from(accountOnboardingForm)
    .where(eq(accountOnboardingForm.accountId, accountId))
  return (name) => {
    const found = rows.find((one) => one.name === name)
    if (found === undefined) throw new Error(`The demo has no onboarding form ${name}.`)
    return { kind: 'onboarding-form', ...found }
  }
}

async function findMaker(database: Database): Promise<{ accountId: number; userId: number }> {
  const [company] = await database.owner
    .select({ accountId: account.accountId })
    .from(account)
    .where(eq(account.uuid, EVERY_KIND.companyUuid))
  const [person] = await database.owner
    .select({ userId: appUser.userId })
    .from(appUser)
    .where(eq(appUser.email, EVERY_KIND.recruiterEmail))
  if (company === undefined || person === undefined) throw new Error('The demo is not there.')
  return { ...company, ...person }
}
