// Makes requisitions of the demo as their recruiters would: by the services that the screens use. Writes no rows of its own.
import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { RequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'
import type { RequisitionDetails } from '#contract/plan-editor/requisition-setup.ts'
import type { PlanBody, ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'
import { createStaffScopes } from '#server/access/staff-access.ts'
import { createJobPostingService } from '#server/careers/postings/posting-service.ts'
import type { ScopedDatabase } from '#server/db/database.ts'
import type { MailDeps } from '#server/mail/order-mail.ts'
import { createPlanService } from '#server/plan-editor/plan-service.ts'
import { createJobAttributeService } from '#server/plan-editor/setup/attribute-service.ts'
import { createConfigurationService } from '#server/plan-editor/setup/configuration-service.ts'
import { createSetupService } from '#server/plan-editor/setup/setup-service.ts'
import { createTeamService } from '#server/plan-editor/setup/team-service.ts'

import { commandBy } from './demo-commands.ts'
import { lookup, type IdLookup } from './id-lookup.ts'

export type MakerDeps = MailDeps & {
  readonly database: ScopedDatabase
  /** Where the app is. */
  readonly origin: string
}

export type WantedRequisition = {
  readonly accountId: number
  /** The recruiter, who does all of it. */
  readonly userId: number
  readonly title: string
  readonly details: Partial<RequisitionDetails>
  readonly configuration: Partial<RequisitionConfiguration>
  /** The whole plan; `asmtId` finds content by its slug. */
  readonly steps: (at: {
    jobId: number
    asmtId: IdLookup
  }) => PlanBody['steps'] | Promise<PlanBody['steps']>
  readonly weights: readonly { readonly attribute_type_id: number; readonly weight: number }[]
  /** Whom of the company its team has beside the recruiter. */
  readonly team: readonly { readonly userId: number; readonly teamRole: JobTeamRole }[]
}

type Of = { readonly jobId: number; readonly userId: number }

export type RequisitionMaker = ReturnType<typeof createRequisitionMaker>

export function createRequisitionMaker({ database, origin, ...mail }: MakerDeps) {
  const services = servicesOn(database, mail)
  const writesAs = { origin, language: 'en' } as const

  return {
    /** A draft that is ready to be opened. */
    makeDraft: (wanted: WantedRequisition) => makeDraft(services, wanted),

    async act({ jobId, userId, action }: Of & { action: RequisitionAction }): Promise<void> {
      const by = { ...commandBy(userId), writesAs }
      await services.requisitions.changeStatus(by, { jobId, action, reason: undefined })
    },

    /** Shows the requisition on the career page, which is made where the company has none. */
    async post({ jobId, userId }: Of): Promise<void> {
      const { job_posting_id } = await services.postings.create(commandBy(userId), jobId)
      const publishing = { jobId, jobPostingId: job_posting_id, action: 'publish' } as const
      await services.postings.changeStatus(commandBy(userId), publishing)
    },
  }
}

type Services = ReturnType<typeof servicesOn>

function servicesOn(database: ScopedDatabase, mail: MailDeps) {
  const scopes = createStaffScopes({ database })
  return {
    requisitions: createSetupService({ ...mail, scopes }),
    configurations: createConfigurationService({ scopes }),
    plans: createPlanService({ scopes }),
    attributes: createJobAttributeService({ scopes }),
    teams: createTeamService({ scopes }),
    postings: createJobPostingService({ scopes, now: mail.now }),
  }
}

async function makeDraft(
  services: Services,
  wanted: WantedRequisition,
): Promise<{ jobId: number; plan: ScreeningPlan }> {
  const { accountId, userId, title, details, weights, team } = wanted
  const newDraft = { accountId, title }
  const { job_id: jobId } = await services.requisitions.create(commandBy(userId), newDraft)
  await services.requisitions.saveDetails(commandBy(userId), { jobId, details })
  await saveConfiguration(services, { ...wanted, jobId })
  const plan = await savePlan(services, { ...wanted, jobId })
  await services.attributes.save(commandBy(userId), { jobId, attributes: weights, groups: [] })
  for (const member of team) await services.teams.add(commandBy(userId), { jobId, ...member })
  return { jobId, plan }
}

async function saveConfiguration(
  { configurations }: Services,
  { jobId, userId, configuration }: WantedRequisition & Of,
): Promise<void> {
  const by = commandBy(userId)
  const standing = await configurations.get(by.caller, jobId)
  await configurations.save(by, { jobId, configuration: { ...standing, ...configuration } })
}

async function savePlan(
  { plans }: Services,
  { jobId, userId, steps }: WantedRequisition & Of,
): Promise<ScreeningPlan> {
  const by = commandBy(userId)
  const { revision } = await plans.get(by.caller, jobId)
  const content = await plans.content(by.caller, jobId)
  const asmtId = lookup(new Map(content.map((one) => [one.slug, one.asmt_id])))
  const body = { revision, steps: await steps({ jobId, asmtId }) }
  return plans.save(by, { jobId, body })
}
