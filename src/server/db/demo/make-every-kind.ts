// Makes the requisition of `every-kind.ts` as its recruiter would: by the services, in the company's own scope.
import { eq } from 'drizzle-orm'

import type { ActivitySettings } from '#contract/activity-kinds.ts'
import type { PlanBody } from '#contract/screening-plan.ts'
import type { By } from '#server/audit/staff-command.ts'
import type { Database } from '#server/db/database.ts'
import { account } from '#server/db/schema/account.ts'
import { job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import type { MailDeps } from '#server/requisitions/approval/approve-requisition.ts'
import { createOnboardingFormService } from '#server/requisitions/onboarding-forms/onboarding-form-service.ts'
import { createPlanService } from '#server/requisitions/plan/plan-service.ts'
import { createJobAttributeService } from '#server/requisitions/setup/attribute-service.ts'
import { createConfigurationService } from '#server/requisitions/setup/configuration-service.ts'
import { createSetupService } from '#server/requisitions/setup/setup-service.ts'
import { createStaffScopes } from '#server/requisitions/staff-access.ts'

import { attributeLookup, commandBy } from './demo-commands.ts'
import { EVERY_KIND, EVERY_KIND_STEPS } from './every-kind.ts'
import { lookup } from './id-lookup.ts'

type Deps = MailDeps & {
  readonly database: Database
  /** Where the app is. */
  readonly origin: string
}

/** Opens the requisition, under an address that is the same on every machine. Once, after `seedDemo`. */
export async function makeEveryKind({ database, origin, ...deps }: Deps): Promise<void> {
  const scopes = createStaffScopes({ database })
  const requisitions = createSetupService({ ...deps, scopes })
  const { accountId, userId } = await findMaker(database)
  const made = await requisitions.create(commandBy(userId), {
    accountId,
    title: EVERY_KIND.title,
    fromJobId: undefined,
  })
  const of = { jobId: made.job_id }
  await requisitions.saveDetails(commandBy(userId), { ...of, details: EVERY_KIND.details })
  await createConfigurationService({ scopes }).save(commandBy(userId), {
    ...of,
    configuration: { retake_interval_days: 0, apply_until: null, asks_eeoc: true },
  })
  const plans = createPlanService({ scopes })
  await savePlan({ plans, forms: createOnboardingFormService({ scopes }), userId, ...of })
  const attributeTypeId = await attributeLookup(database)
  await createJobAttributeService({ scopes }).save(commandBy(userId), {
    ...of,
    attributes: EVERY_KIND.weights.map(({ attribute, weight }) => ({
      attribute_type_id: attributeTypeId(attribute),
      weight,
    })),
  })
  await database.owner.update(job).set({ uuid: EVERY_KIND.uuid }).where(eq(job.jobId, made.job_id))
  const writesAs = { origin, language: 'en' } as const
  const opening = { ...of, action: 'open', reason: undefined } as const
  await requisitions.changeStatus({ ...commandBy(userId), writesAs }, opening)
}

async function savePlan(given: {
  plans: ReturnType<typeof createPlanService>
  forms: ReturnType<typeof createOnboardingFormService>
  userId: number
  jobId: number
}): Promise<void> {
  const { plans, userId, jobId } = given
  const by = commandBy(userId)
  const { revision } = await plans.get(by.caller, jobId)
  const content = await plans.content(by.caller, jobId)
  const asmtId = lookup(new Map(content.map((one) => [one.slug, one.asmt_id])))
  const form = await onboardingFormLookup({ ...given, caller: by.caller })
  const steps: PlanBody['steps'] = EVERY_KIND_STEPS.map((step) => ({
    ...step,
    activities: step.activities.map(({ slug, onboardingForm, settings = null }) => ({
      asmt_id: asmtId(slug),
      is_required: true,
      settings: onboardingForm === undefined ? settings : form(onboardingForm),
    })),
  }))
  await plans.save(by, { jobId, body: { revision, steps } })
}

// The settings of an activity that asks one of the company's onboarding forms, by the form's name.
async function onboardingFormLookup(given: {
  forms: ReturnType<typeof createOnboardingFormService>
  caller: By['caller']
  jobId: number
}): Promise<(name: string) => ActivitySettings> {
  const { forms, caller, jobId } = given
  const { rows } = await forms.list(caller, { jobId, search: '', page: 1, pageSize: 100 })
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
