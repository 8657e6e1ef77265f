// Makes the offers of the demo as its staff would: by the services. No email about them goes out.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'

import { offerApprovalRules } from '#contract/offers/offer-approval-rules.ts'
import { createOffer as creating } from '#contract/offers/offer-commands.ts'
import type { OfferActivity } from '#contract/plan-editor/offer-activity.ts'
import type { PlanBody } from '#contract/plan-editor/screening-plan.ts'
import { createRow } from '#server/access/collections/serve-collection.ts'
import { createStaffScopes } from '#server/access/staff-access.ts'
import { applicationCommand, staffCommand } from '#server/access/staff-command.ts'
import type { Database } from '#server/db/database.ts'
import { offerDetailsTemplate, offerTemplate } from '#server/db/schema/offer-letter.ts'
import { job } from '#server/db/schema/requisition.ts'
import { appUser } from '#server/db/schema/session.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { requestApproval } from '#server/offers/approval/request-approval.ts'
import { dayAfter } from '#server/offers/offer-deadline.ts'
import { recordResponse } from '#server/offers/revise-offer.ts'
import { sendOffer, type SendOfferDeps } from '#server/offers/send-offer.ts'
import { servedOfferApprovalRules } from '#server/offers/settings/offer-approval-rules.ts'
import { createOffer, type Stored, type Writing } from '#server/offers/write-offer.ts'

import { commandBy } from './demo-commands.ts'
import { findAdmin } from './find-admin.ts'
import type { IdLookup } from './id-lookup.ts'
import { insertOfferApplicants } from './insert-offer-applicants.ts'
import { createRequisitionMaker, type MakerDeps } from './make-requisition.ts'
import { DEMO_APPROVAL_RULE, type DemoOffer, OFFER_REQUISITION } from './offer-requisition.ts'
import { DEMO_DETAILS_TEMPLATE, DEMO_OFFER_LETTERS } from './offer-settings.ts'

type Deps = MakerDeps & Omit<SendOfferDeps, 'scopes'> & { readonly database: Database }
type Staff = {
  readonly accountId: number
  readonly recruiterId: number
  /** Signs and approves. */
  readonly managerId: number
  /** Writes the offers: recruiters do not see pay. */
  readonly adminId: number
}
type Templates = Awaited<ReturnType<typeof findTemplates>>

const DAYS_TO_ANSWER = 10

/** Opens the requisition with its offers. Once, after `makeOfferSettings`. */
export async function makeOffers(deps: Deps): Promise<void> {
  const silent = { ...deps, jobs: withoutWork(deps.jobs), scopes: createStaffScopes(deps) }
  const staff = await findStaff(deps.database)
  await makeRule(silent, staff)
  const templates = await findTemplates(deps.database, staff)
  const { jobId, plan } = await makeRequisition(silent, { staff, templates })
  const people = await insertOfferApplicants(deps.database.owner, {
    accountId: staff.accountId,
    jobId,
    plan,
    at: deps.now(),
  })
  for (const { userSmartreqId, offer } of people)
    await makeOffer(silent, { staff, templates, userSmartreqId, offer })
}

type Silent = Deps & Pick<SendOfferDeps, 'scopes'>

// No one of the demo reads these emails, and a mail server may be set up.
function withoutWork(jobs: Jobs): Jobs {
  return { ...jobs, send: async () => {}, wake: () => {} }
}

async function findStaff(database: Database): Promise<Staff> {
  const { company } = OFFER_REQUISITION
  const idOf = async (role: string) => {
    const { email } = company.staff.find((one) => one.role === role) ?? { email: '' }
    const [user] = await database.owner
      .select({ id: appUser.userId })
      .from(appUser)
      .where(eq(appUser.email, email))
    if (user === undefined) throw new Error(`${company.name} has no ${role}.`)
    return user.id
  }
  const { accountId, userId: adminId } = await findAdmin(database, company)
  return {
    accountId,
    adminId,
    recruiterId: await idOf('Recruiter'),
    managerId: await idOf('Hiring manager'),
  }
}

async function makeRule(
  { scopes }: Silent,
  { accountId, adminId, managerId }: Staff,
): Promise<void> {
  const content = { ...DEMO_APPROVAL_RULE, approver_1_user_id: managerId }
  await staffCommand(scopes, {
    accountId,
    policy: { level: 2, scope: 'account', flag: offerApprovalRules.flag },
    by: commandBy(adminId),
    name: 'make-demo-approval-rule',
    request: content,
    replySchema: z.unknown(),
    change: (changing) => createRow(changing, { list: servedOfferApprovalRules, content }),
  })
}

async function findTemplates({ owner }: Database, { accountId }: Staff) {
  const name = DEMO_OFFER_LETTERS[0]?.name ?? ''
  const [letter] = await owner
    .select({ id: offerTemplate.offerTemplateId })
    .from(offerTemplate)
    .where(and(eq(offerTemplate.accountId, accountId), eq(offerTemplate.name, name)))
  const [details] = await owner
    .select({ id: offerDetailsTemplate.offerDetailsTemplateId })
    .from(offerDetailsTemplate)
    .where(
      and(
        eq(offerDetailsTemplate.accountId, accountId),
        eq(offerDetailsTemplate.name, DEMO_DETAILS_TEMPLATE.name),
      ),
    )
  return {
    offer_template_id: letter?.id ?? null,
    offer_details_template_id: details?.id ?? null,
  }
}

async function makeRequisition(
  { database, ...deps }: Silent,
  { staff, templates }: { staff: Staff; templates: Templates },
) {
  const { title, details, uuid } = OFFER_REQUISITION
  const { accountId, recruiterId: userId } = staff
  const requisitions = createRequisitionMaker({ ...deps, database })
  const made = await requisitions.makeDraft({
    accountId,
    userId,
    title,
    details,
    configuration: {},
    steps: ({ asmtId }) => stepsOf(asmtId, templates),
    weights: [],
    team: [{ userId: staff.managerId, teamRole: 'hiring_manager' }],
  })
  await database.owner.update(job).set({ uuid }).where(eq(job.jobId, made.jobId))
  await requisitions.act({ jobId: made.jobId, userId, action: 'open' })
  return made
}

function stepsOf(asmtId: IdLookup, templates: Templates): PlanBody['steps'] {
  const assessments = { asmt_id: asmtId('competencies'), is_required: true }
  const settings = {
    kind: 'offer',
    ...templates,
    signer_roles: ['hiring_manager'],
    signing_order: 'candidate_first',
    expiry_days: DAYS_TO_ANSWER,
    reminder: 'company',
    reminder_hours: 48,
    on_acceptance: 'nothing',
    on_decline: 'sender_task',
  } satisfies OfferActivity
  const offer = { asmt_id: asmtId('offer'), is_required: true, settings }
  return [
    {
      title: 'Application & assessments',
      standard_title: 'assessments',
      activities: [assessments],
    },
    { title: 'Offer', standard_title: 'offer', activities: [offer] },
  ]
}

type OneOffer = {
  readonly staff: Staff
  readonly templates: Templates
  readonly userSmartreqId: number
  readonly offer: DemoOffer
}

async function makeOffer(deps: Silent, one: OneOffer): Promise<void> {
  const { userSmartreqId, offer, staff } = one
  const at = deps.now()
  const run = (request: object, change: (writing: Writing) => Promise<Stored>) =>
    applicationCommand(deps.scopes, {
      by: commandBy(staff.adminId),
      userSmartreqId,
      policy: creating.policy,
      name: 'make-demo-offer',
      request,
      replySchema: creating.responses[201].shape.data,
      change,
    })
  const key = { accountId: staff.accountId, userSmartreqId }
  const body = contentOf(one, at)
  const { origin } = deps
  const { user_offer_id, ...seen } = await run(body, (writing) =>
    createOffer(writing, { key, body, origin, at }),
  )
  const params = { user_smartreq_id: userSmartreqId, user_offer_id }
  const { state } = offer
  if (state === 'pending_approval')
    await run(params, (writing) => requestApproval(writing, { deps, params, seen, origin }))
  if (state === 'sent')
    await sendOffer(deps, { by: commandBy(staff.adminId), params, body: { seen } })
  if (state === 'accepted' || state === 'declined') {
    const on = at.toISOString().slice(0, 10)
    const answer = { seen, response: state, on: dayBefore(on), note: 'By phone' }
    await run(answer, (writing) =>
      recordResponse(writing, { params, body: answer, jobs: deps.jobs, at }),
    )
  }
}

// In no time zone is it still to come.
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
}

function contentOf({ templates, staff, offer }: OneOffer, at: Date) {
  return {
    recipients: [],
    terms: {
      title: OFFER_REQUISITION.title,
      department: OFFER_REQUISITION.details.department,
      location: 'Savannah, GA',
      workplace_type: 'on_site' as const,
      employment_type: 'full_time' as const,
      salary_amount: offer.salary,
      currency: 'USD',
      pay_period: 'year' as const,
      start_date: dayAfter(at, { days: 30, timeZone: 'UTC' }),
    },
    expires_on: dayAfter(at, { days: DAYS_TO_ANSWER, timeZone: 'UTC' }),
    ...templates,
    signing_order: 'candidate_first' as const,
    company_signers: [staff.managerId],
  }
}
