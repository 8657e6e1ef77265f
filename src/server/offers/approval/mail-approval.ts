// Mail about the approval of an offer: to the approver who is asked, and to the requester when it is decided.
import { listAdministrators } from '../../access/administrators.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Tx } from '../../db/database.ts'
import { orderMail, type MailDeps } from '../../mail/order-mail.ts'
import type { OfferRow } from '../offer-repository.ts'
import * as repository from './approval-repository.ts'
import type { Approver } from './approval-steps.ts'

type About = {
  readonly deps: MailDeps
  readonly origin: string
  readonly row: Pick<OfferRow, 'accountId' | 'userSmartreqId'>
  readonly requestedBy: number
}

/** Asks an approver; all administrators except the requester where none is named. */
export async function mailApprovers(
  tx: Tx,
  { approver, ...about }: About & { readonly approver: Approver },
): Promise<void> {
  const { accountId } = about.row
  const recipients =
    approver === null
      ? await listAdministrators(tx, { accountId, except: about.requestedBy })
      : await repository.findMember(tx, { accountId, userId: approver })
  await order(tx, { ...about, kind: 'offer-approval-requested', recipients })
}

/** Tells the requester, unless they have left the company. */
export async function mailRequester(
  tx: Tx,
  { kind, ...about }: About & { readonly kind: 'offer-approved' | 'offer-returned' },
): Promise<void> {
  const { accountId } = about.row
  const recipients = await repository.findMember(tx, { accountId, userId: about.requestedBy })
  await order(tx, { ...about, kind, recipients })
}

type Order = Omit<About, 'requestedBy'> & {
  readonly kind: 'offer-approval-requested' | 'offer-approved' | 'offer-returned'
  readonly recipients: readonly { userId: number; language: string | null }[]
}

async function order(tx: Tx, { deps, origin, row, kind, recipients }: Order): Promise<void> {
  const jobId = await repository.findJobId(tx, row)
  if (jobId === null) return
  const by = { origin, language: 'en' } as const
  // About the requisition, because of one application there is only ever one message of a kind.
  await asSystem(tx, async () => {
    for (const to of recipients) await orderMail(tx, { deps, kind, to, by, aboutJob: jobId })
  })
}
