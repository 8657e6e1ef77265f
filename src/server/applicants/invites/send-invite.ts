// The job that sends an invitation to apply: composed now, handed to the mail port, and never again once that accepted it.
import { localeSchema } from '#contract/core/shape.ts'

import type { Database, Tx } from '../../db/database.ts'
import { acceptedSecrets, type Secrets } from '../../http/secrets.ts'
import { MailRefusedError, type Mail } from '../../integrations/mail/port.ts'
import { composeMessage, personalise } from '../../messages/compose-message.ts'
import { getSender } from '../../messages/message-repository.ts'
import { optOutPath } from '../../messages/opt-out-link.ts'
import * as repository from './invite-repository.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly now: () => Date
}

const SYSTEM = { kind: 'system' } as const

/**
 * Sends an invitation unless it was sent. A refusal is final and written down; any other trouble is thrown, for the queue
 * to try again. The row is locked meanwhile: of two processes the second finds it sent.
 */
export async function sendInvite(
  deps: Deps,
  key: { accountId: number; invitationUuid: string },
): Promise<void> {
  await deps.database.inScope(SYSTEM, async (tx) => {
    const row = await repository.lockInvitation(tx, key)
    if (row === null || row.sentAt !== null || row.failedAt !== null) return
    await repository.endInvitation(tx, { ...key, ...(await outcomeOf(tx, { deps, row })) })
  })
}

async function outcomeOf(
  tx: Tx,
  { deps, row }: { deps: Deps; row: repository.InvitationRow },
): Promise<Partial<repository.InvitationRow>> {
  const at = deps.now()
  const position = await repository.findPosition(tx, row)
  if (position === null) return { failedAt: at, failure: 'The requisition is gone.' }
  if (await repository.hasOptedOut(tx, row)) return { failedAt: at, failure: 'Stopped emails.' }
  const { origin, firstName, lastName, accountId, invitationUuid, applyPath } = row
  const sender = await getSender(tx, row.sentBy)
  const language = localeSchema.parse(row.language)
  const to = {
    ...position,
    firstName,
    lastName,
    applyPath,
    stepTitle: null,
    stepStandardTitle: null,
  }
  const { subject, body } = personalise({ ...row, language }, { to, sender, origin })
  const [secret] = acceptedSecrets(deps)
  const stopLink = origin + optOutPath(secret, { accountId, uid: invitationUuid })
  const reason = 'invited'
  try {
    await deps.mail.send({
      mailId: invitationUuid,
      to: row.email,
      fromName: position.companyName,
      ...(sender.email === '' ? {} : { replyTo: sender.email }),
      ...composeMessage({ subject, body, language, to: position, stopLink, reason }),
    })
    return { sentAt: deps.now() }
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return { failedAt: deps.now(), failure: error.message }
  }
}
