// Approval of requisitions: who may open one, what stands in it meanwhile, and who is written to.
import type { RequisitionStatus } from '#contract/applicants/application-states.ts'
import { actionsOf, type RequisitionAction } from '#contract/requisitions/requisition-actions.ts'

import { listAdministrators } from '../../access/administrators.ts'
import type { StaffAccess } from '../../access/staff-access.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { orderMail, type MailContext, type MailDeps } from '../../mail/order-mail.ts'
import { isSwitchedOn } from '../../settings/details/account-preferences.ts'
import * as repository from './approval-repository.ts'

type State = { readonly status: RequisitionStatus; readonly openedAt: Date | null }
type Of = { readonly access: StaffAccess; readonly jobId: number }

/** What a member of staff who manages a requisition may do with it as a whole. */
export async function listActions(
  tx: Tx,
  { access, status, openedAt }: State & { access: StaffAccess },
): Promise<RequisitionAction[]> {
  return actionsOf({
    status,
    wasOpen: openedAt !== null,
    needsApproval: await isSwitchedOn(tx, {
      accountId: access.accountId,
      keyname: 'REQUISITION_APPROVAL',
    }),
    canApprove: access.has('company_settings_access'),
  })
}

/** The request that waits for an approver; null where none does. */
export async function findApproval(tx: Tx, { access, jobId }: Of) {
  const request = await repository.findRequest(tx, { accountId: access.accountId, jobId })
  if (request === null) return null
  const { requester, requestedAt } = request
  return { requested_by_name: requester?.name ?? null, requested_at: requestedAt.toISOString() }
}

/**
 * Refuses what the caller may not do with a requisition.
 * @throws AppError `requisition_needs_approval` where it has to be approved first, `forbidden` to those who do not approve.
 */
export async function assertPermitted(
  tx: Tx,
  { action, ...given }: State & { access: StaffAccess; action: RequisitionAction },
): Promise<void> {
  if ((await listActions(tx, given)).includes(action)) return
  if (action === 'open' || action === 'reopen') throw new AppError('requisition_needs_approval')
  throw new AppError(action === 'approve' || action === 'send_back' ? 'forbidden' : 'conflict')
}

/** Writes what an action means for the request to approve, and to who is concerned. */
export async function followApproval(
  tx: Tx,
  given: Of & {
    deps: MailDeps
    by: MailContext
    action: RequisitionAction
    reason: string | undefined
  },
): Promise<void> {
  const { access, jobId, deps, by, action, reason = null } = given
  const { accountId, userId } = access
  const waiting = await repository.findRequest(tx, { accountId, jobId })
  const requester = waiting?.requester ?? null
  const isRequest = action === 'request_approval'
  await repository.updateApproval(tx, {
    accountId,
    jobId,
    request: isRequest ? { by: userId, at: deps.now() } : null,
    returnedNote: action === 'send_back' ? reason : null,
  })
  await asSystem(tx, async () => {
    const mail = { deps, by, aboutJob: jobId }
    if (isRequest)
      for (const to of await listAdministrators(tx, { accountId, except: userId }))
        await orderMail(tx, { ...mail, kind: 'approval-requested', to })
    if (requester === null) return
    if (action === 'approve')
      await orderMail(tx, { ...mail, kind: 'requisition-approved', to: requester })
    if (action === 'send_back')
      await orderMail(tx, { ...mail, kind: 'requisition-returned', to: requester })
  })
}
