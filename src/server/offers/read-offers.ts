// Offers as staff read them: on a scorecard, for a requisition, and what a new one begins with.
import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'
import * as jobContract from '#contract/offers/job-offers.ts'
import { optionsIn } from '#contract/offers/offer-field-rules.ts'
import { canOffer } from '#contract/offers/offer-states.ts'
import type { OfferTerms } from '#contract/offers/offer-terms.ts'
import * as contract from '#contract/offers/offers.ts'
import type { Offer, OfferSetup } from '#contract/offers/offers.ts'

import { seesPrivateData, type JobAccess } from '../access/staff-access.ts'
import type { StaffEndpoints } from '../access/staff-endpoints.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { proposeOffer } from './activity/propose-offer.ts'
import { detailsChoices, letterChoices } from './activity/template-choices.ts'
import { listSteps } from './approval/approval-repository.ts'
import { usersIn } from './approval/describe-approval.ts'
import { neededSteps } from './approval/needed-steps.ts'
import { describeOffer } from './describe-offer.ts'
import { listJobOffers } from './job-offer-repository.ts'
import { sendsOf } from './month-repository.ts'
import * as context from './offer-context-repository.ts'
import { dayAfter } from './offer-deadline.ts'
import * as repository from './offer-repository.ts'
import type { OfferRow } from './offer-repository.ts'
import { visibleTerms } from './offer-terms.ts'
import { chosenProvider } from './providers/choose-provider.ts'
import { listEnvelopes } from './providers/provider-repository.ts'
import { getESignatureSettings } from './settings/e-signature-repository.ts'

type Deps = { readonly now: () => Date }
type Reading = { readonly tx: Tx; readonly access: JobAccess }

export function serveReading({ query }: StaffEndpoints, { now }: Deps): void {
  query(contract.listOffers, async ({ tx, access, params, query: page }) => {
    const key = { accountId: access.accountId, userSmartreqId: params.user_smartreq_id }
    const { rows, total } = await repository.listOffers(tx, { ...page, ...key })
    return { rows: await describeAll({ tx, access }, rows), total }
  })

  query(contract.getOfferSetup, ({ tx, access, params }) =>
    describeSetup({ tx, access }, { userSmartreqId: params.user_smartreq_id, at: now() }),
  )

  query(jobContract.listJobOffers, ({ tx, access, params, query: filters }) =>
    listJobOffers(tx, { ...filters, accountId: access.accountId, jobId: params.job_id }),
  )
}

async function describeAll({ tx, access }: Reading, rows: readonly OfferRow[]): Promise<Offer[]> {
  const ids = rows.map(({ userOfferId }) => userOfferId)
  const key = { accountId: access.accountId, ids }
  const steps = ids.length === 0 ? [] : await listSteps(tx, key)
  const parts = {
    access,
    steps,
    envelopes: await listEnvelopes(tx, key),
    provider: await chosenProvider(tx, access.accountId),
    needApproval: await needApproval({ tx, access }, rows),
    signers: ids.length === 0 ? [] : await repository.listSigners(tx, key),
    recipients: ids.length === 0 ? [] : await repository.listRecipients(tx, key),
    versions: ids.length === 0 ? [] : await repository.listVersions(tx, key),
    fields: await context.listOwnFields(tx, access),
    timeZone: (await context.findCompany(tx, access)).timeZone,
    names: await context.namesOf(tx, [
      ...rows.flatMap(({ createdBy, sentBy, recordedBy }) => [createdBy, sentBy, recordedBy]),
      ...usersIn(steps),
    ]),
    seesPrivate: seesPrivateData(access),
  }
  return rows.map((row) => describeOffer(row, parts))
}

// An application has at most one offer that is not sent yet.
async function needApproval(
  { tx, access }: Reading,
  rows: readonly OfferRow[],
): Promise<ReadonlySet<number>> {
  const row = rows.find(({ state }) => canOffer(state, 'request_approval'))
  if (row === undefined) return new Set()
  const steps = await neededSteps(tx, { row, userId: access.userId })
  return new Set(steps.length === 0 ? [] : [row.userOfferId])
}

async function describeSetup(
  { tx, access }: Reading,
  { userSmartreqId, at }: { userSmartreqId: number; at: Date },
): Promise<OfferSetup> {
  const { accountId } = access
  const subject = await context.findSubject(tx, { accountId, userSmartreqId })
  if (subject === null) throw new AppError('not_found')
  const fields = await context.listOwnFields(tx, access)
  const { timeZone } = await context.findCompany(tx, access)
  const activity = await proposeOffer(tx, { accountId, userSmartreqId })
  const { expiry_days: usual } = await getESignatureSettings(tx, accountId)
  const { used, limit } = await sendsOf(tx, { accountId, at })
  const posting = await context.findPosting(tx, { accountId, jobId: subject.jobId })
  const users = await context.listCompanyUsers(tx, { accountId, jobId: subject.jobId })
  const asked = fields.filter(({ isArchived }) => !isArchived)
  const shown = visibleTerms(proposedTerms({ subject, posting, fields: asked }), {
    fields: asked,
    seesPrivate: seesPrivateData(access),
  })
  return {
    terms: shown.terms,
    hidden_terms: shown.hidden,
    expires_on: dayAfter(at, { days: activity?.expiry_days ?? usual, timeZone }),
    fields: asked
      .filter(({ isPrivate }) => !isPrivate || seesPrivateData(access))
      .map(({ key, name, kind, options, isRequired }) => ({
        key,
        name,
        kind,
        options: optionsIn(options),
        is_required: isRequired,
      })),
    templates: await letterChoices(tx, access),
    details_templates: await detailsChoices(tx, access),
    signers: users.map(({ userId, name, email }) => ({ user_id: userId, name, email })),
    blocked_by: blockedBy({ jobStatus: subject.jobStatus, isFull: used >= limit }),
    sends: { used, limit },
    activity,
  }
}

function blockedBy({
  jobStatus,
  isFull,
}: {
  jobStatus: string
  isFull: boolean
}): OfferSetup['blocked_by'] {
  if (jobStatus !== 'open') return 'requisition_not_open'
  return isFull ? 'monthly_limit' : null
}

type Proposal = {
  readonly subject: NonNullable<Awaited<ReturnType<typeof context.findSubject>>>
  readonly posting: Awaited<ReturnType<typeof context.findPosting>>
  readonly fields: Awaited<ReturnType<typeof context.listOwnFields>>
}

/** From the requisition, its newest posting and the applicant's hiring class. */
function proposedTerms({ subject, posting, fields }: Proposal): OfferTerms {
  const defaults = fields.flatMap(({ key, defaultValue }): [string, string][] =>
    defaultValue === null ? [] : [[key, defaultValue]],
  )
  return {
    title: subject.title,
    department: subject.department ?? '',
    location: [subject.city, subject.stateCode].filter((part) => part !== null).join(', '),
    workplace_type: oneOf(WORKPLACE_TYPES, posting?.workplaceType),
    manager: subject.managerName ?? '',
    employment_type: oneOf(EMPLOYMENT_TYPES, posting?.employmentType),
    salary_amount: null,
    currency: posting?.currency ?? null,
    pay_period: oneOf(SALARY_PERIODS, posting?.period),
    bonus: '',
    equity: '',
    start_date: subject.classStart,
    contingencies: '',
    custom: Object.fromEntries(defaults),
  }
}

function oneOf<const T extends string>(
  all: readonly T[],
  value: string | null | undefined,
): T | null {
  return all.find((one) => one === value) ?? null
}
