// The welcome to those who are hired. A hire cannot be undone, so that it need not wait.
import { asSystem } from '../db/as-system.ts'
import type { Tx } from '../db/database.ts'
import { orderMail, type MailContext, type MailDeps } from '../mail/order-mail.ts'
import { findApplicant } from '../messages/notified-repository.ts'

/** Orders it in the transaction of the hire; nothing for someone whose account is gone. */
export async function welcomeHired(
  tx: Tx,
  { userSmartreqId, deps, by }: { userSmartreqId: number; deps: MailDeps; by: MailContext },
): Promise<void> {
  await asSystem(tx, async () => {
    const to = await findApplicant(tx, { userSmartreqId })
    if (to === null) return
    const about = { aboutApplication: userSmartreqId }
    await orderMail(tx, { deps, by, to, kind: 'hired-welcome', ...about })
  })
}
