// Records the decision of an approver, or of an administrator in their place. A decision applies to the version that was
// shown: an edit in between starts another request.
import type { z } from 'zod'

import * as contract from '#contract/offers/offer-approvals.ts'
import { optionsIn } from '#contract/offers/offer-field-rules.ts'

import { seesPrivateData, type StaffAccess } from '../../access/staff-access.ts'
import type { Changing } from '../../access/staff-command.ts'
import type { StaffEndpoints } from '../../access/staff-endpoints.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { MailDeps } from '../../mail/order-mail.ts'
import * as context from '../offer-context-repository.ts'
import { moveOffer } from '../offer-machine.ts'
import { findOfferById, lockOfferById, type OfferRow } from '../offer-repository.ts'
import { visibleTerms } from '../offer-terms.ts'
import { stored } from '../write-offer.ts'
import * as repository from './approval-repository.ts'
import type { StepRow } from './approval-repository.ts'
import { describeApproval, isInPlace, mayDecide, usersIn } from './describe-approval.ts'
import { mailApprovers, mailRequester } from './mail-approval.ts'

type Decision = z.output<typeof contract.decideOfferApproval.body>
type Deciding = Pick<Changing, 'tx' | 'access' | 'audit'>

export function serveApproval({ query, command }: StaffEndpoints, deps: MailDeps): void {
  query(contract.getOfferToApprove, async ({ tx, access, params }) => {
    const key = { accountId: access.accountId, userOfferId: params.user_offer_id }
    return describeOffer(tx, { access, row: await findOfferById(tx, key) })
  })

  command(contract.decideOfferApproval, async ({ params, body, origin, ...deciding }) => {
    const { tx, access } = deciding
    const key = { accountId: access.accountId, userOfferId: params.user_offer_id }
    const { row, steps, asked } = await askedStep(tx, {
      access,
      row: await lockOfferById(tx, key),
    })
    if (body.request_id !== asked.requestId || body.position !== asked.position)
      throw new AppError('offer_changed')
    await recordDecision(deciding, { asked, body, row, at: deps.now() })
    const mail = { deps, origin, row, requestedBy: asked.requestedBy }
    const next = steps.find(({ position }) => position === asked.position + 1)
    if (body.decision === 'approve' && next !== undefined) {
      await repository.updateStep(tx, { ...next, set: { state: 'asked' } })
      await mailApprovers(tx, { ...mail, approver: next.userId })
      return stored(row, row.state)
    }
    const isApproved = body.decision === 'approve'
    const action = isApproved ? 'approve' : 'reject_approval'
    const state = await moveOffer(tx, { row, action, actorId: access.userId })
    await mailRequester(tx, { ...mail, kind: isApproved ? 'offer-approved' : 'offer-returned' })
    return stored(row, state)
  })
}

type Asked = { readonly access: StaffAccess; readonly row: OfferRow | null }

/**
 * The step that the caller may decide.
 * @throws AppError `offer_not_waiting` for any other offer, missing ones included: its approvers know of no others.
 */
async function askedStep(tx: Tx, { access, row }: Asked) {
  if (row === null || row.state !== 'pending_approval') throw new AppError('offer_not_waiting')
  const steps = await stepsOf(tx, row)
  const asked = steps.find((step) => mayDecide(step, access))
  if (asked === undefined) throw new AppError('offer_not_waiting')
  return { row, steps, asked }
}

async function stepsOf(tx: Tx, { accountId, userOfferId, version }: OfferRow): Promise<StepRow[]> {
  const all = await repository.listSteps(tx, { accountId, ids: [userOfferId] })
  return all.filter((step) => step.version === version)
}

type Recorded = { asked: StepRow; body: Decision; row: OfferRow; at: Date }

// The comment may speak of pay: it is not in the audit trail, which roles read that do not see pay.
async function recordDecision(
  { tx, access, audit }: Deciding,
  { asked, body, row, at }: Recorded,
): Promise<void> {
  const state = body.decision === 'approve' ? 'approved' : 'rejected'
  const { comment } = body
  const set = { state, comment, decidedBy: access.userId, decidedAt: at } as const
  await repository.updateStep(tx, { ...asked, set })
  await audit({
    entity: 'offer',
    entityId: row.userOfferId,
    action: isInPlace(asked, access) ? 'decide_offer_in_place' : 'decide_offer',
    fromState: asked.state,
    toState: state,
    after: {
      user_smartreq_id: row.userSmartreqId,
      version: row.version,
      position: asked.position,
      approver_user_id: asked.userId,
    },
  })
}

async function describeOffer(tx: Tx, asked: Asked): Promise<contract.OfferToApprove> {
  const { access } = asked
  const { row, steps } = await askedStep(tx, asked)
  const subject = await context.findSubject(tx, row)
  if (subject === null) throw new AppError('offer_not_waiting')
  const fields = await context.listOwnFields(tx, access)
  const seesPrivate = seesPrivateData(access)
  const shown = visibleTerms(row.terms, { fields, seesPrivate })
  const names = await context.namesOf(tx, usersIn(steps))
  const approval = describeApproval(steps, { access, names, isPending: true })
  if (approval === null) throw new AppError('offer_not_waiting')
  return {
    user_offer_id: row.userOfferId,
    user_smartreq_id: row.userSmartreqId,
    version: row.version,
    state: row.state,
    terms: shown.terms,
    hidden_terms: shown.hidden,
    applicant_name: `${subject.firstName} ${subject.lastName}`.trim(),
    job_title: subject.title,
    fields: fields
      .filter(({ isPrivate }) => seesPrivate || !isPrivate)
      .map(({ key, name, kind, options, isRequired }) => ({
        key,
        name,
        kind,
        options: optionsIn(options),
        is_required: isRequired,
      })),
    approval,
  }
}
