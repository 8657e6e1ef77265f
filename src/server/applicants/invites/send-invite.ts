// The job that sends an invitation to apply: composed now, handed to the mail port, and never again once that accepted it.
import { localeSchema } from '#contract/core/shape.ts'

import type { Database, Tx } from '../../db/database.ts'
import { acceptedSecrets, type Secrets } from '../../http/secrets.ts'
import { MailRefusedError, type Mail, type OutgoingMail } from '../../integrations/mail/port.ts'
import { findCompanyLogo, logoParts } from '../../mail/company-logo.ts'
import { composeMessage, personalise } from '../../messages/compose-message.ts'
import { getSender } from '../../messages/message-repository.ts'
import { optOutPath } from '../../messages/opt-out-link.ts'
import type { Storage } from '../../storage/storage.ts'
import * as repository from './invite-repository.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}

const SYSTEM = { kind: 'system' } as const

/**
 * Sends an invitation unless it was sent. A refusal is final and written down; any other trouble is thrown, for the queue
 * to try again. The mail leaves outside of every transaction: a slow mail server holds no row, and the local mailbox is in
 * the same database. A process that dies in between leaves a mail that goes out twice with the same id.
 */
export async function sendInvite(
  deps: Deps,
  key: { accountId: number; invitationUuid: string },
): Promise<void> {
  const heading = logoParts(await findCompanyLogo(deps, key.accountId))
  const prepared = await deps.database.inScope(SYSTEM, async (tx) => {
    const row = await repository.findInvitation(tx, key)
    if (row === null || row.sentAt !== null || row.failedAt !== null) return null
    return prepare(tx, { deps, row, heading })
  })
  if (prepared === null) return
  const outcome =
    'failure' in prepared ? { failedAt: deps.now(), ...prepared } : await handOver(deps, prepared)
  await deps.database.inScope(SYSTEM, (tx) => repository.endInvitation(tx, { ...key, ...outcome }))
}

type Preparing = {
  readonly deps: Deps
  readonly row: repository.InvitationRow
  readonly heading: ReturnType<typeof logoParts>
}

/** The mail, or why there is none. */
async function prepare(
  tx: Tx,
  { deps, row, heading }: Preparing,
): Promise<OutgoingMail | { failure: string }> {
  const position = await repository.findPosition(tx, row)
  if (position === null) return { failure: 'The requisition is gone.' }
  if (await repository.hasOptedOut(tx, row)) return { failure: 'Stopped emails.' }
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
  const { logo, ...images } = heading
  return {
    mailId: invitationUuid,
    to: row.email,
    fromName: position.companyName,
    ...(sender.email === '' ? {} : { replyTo: sender.email }),
    ...images,
    ...composeMessage({ subject, body, language, to: position, stopLink, reason, logo }),
  }
}

async function handOver(
  deps: Deps,
  mail: OutgoingMail,
): Promise<Partial<repository.InvitationRow>> {
  try {
    await deps.mail.send(mail)
    return { sentAt: deps.now() }
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return { failedAt: deps.now(), failure: error.message }
  }
}
