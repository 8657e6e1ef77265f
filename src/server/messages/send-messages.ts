// The job that sends a batch of messages: each composed now with its recipient's values, handed to the port of emails or
// of text messages, and never again once that accepted it.
import { buffer } from 'node:stream/consumers'

import { localeSchema } from '#contract/core/shape.ts'

import type { Database } from '../db/database.ts'
import { acceptedSecrets, type Secrets } from '../http/secrets.ts'
import { MailRefusedError, type Mail, type OutgoingMail } from '../integrations/mail/port.ts'
import { TextRefusedError, type TextMessages } from '../integrations/text-messages/port.ts'
import { findCompanyLogo, logoParts } from '../mail/company-logo.ts'
import type { InboundSettings } from '../mail/inbound/inbound-variables.ts'
import { replyAddress } from '../mail/inbound/reply-address.ts'
import { toPhoneNumber } from '../people/profile/phone-number.ts'
import type { Storage } from '../storage/storage.ts'
import { attachmentKey } from './attachment-key.ts'
import { composeMessage, personalise } from './compose-message.ts'
import { composeText } from './compose-text.ts'
import * as repository from './message-repository.ts'
import type { BatchKey, BatchRow, Recipient, Sender } from './message-repository.ts'
import { optOutPath } from './opt-out-link.ts'
import { skipReasonOf, SKIP_FAILURES } from './reachability.ts'
import { findTextNumber } from './text-sender.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly texts: TextMessages
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
  /** See `inbound-variables.ts`; answers go to the user who wrote where it is left out. */
  readonly inbound?: InboundSettings | undefined
}

const SYSTEM = { kind: 'system' } as const
const CHUNK = 50

type Sending = {
  readonly batch: BatchRow
  readonly sender: Sender
  /** Where text messages come from; undefined where the company leaves that to the provider. */
  readonly textNumber: string | undefined
  /** What goes with each email, read once for all of them. */
  readonly files: NonNullable<OutgoingMail['files']>
  /** Of the company, read once for all of them. */
  readonly heading: ReturnType<typeof logoParts>
}

/**
 * Sends what is left of a batch. A refused message is written down and the next one follows; after any other trouble too,
 * and the job then fails, for the queue to try again what is left. A process that dies between handing over and writing
 * it down leaves one message that goes out twice with the same id: losing it would be worse.
 * @throws Error the first of the troubles.
 */
export async function sendMessages(deps: Deps, key: BatchKey): Promise<void> {
  const found = await deps.database.inScope(SYSTEM, async (tx) => {
    const batch = await repository.findBatch(tx, key)
    if (batch === null) return null
    return {
      batch,
      sender: await repository.getSender(tx, batch.sentBy),
      textNumber: await findTextNumber(tx, key.accountId),
    }
  })
  if (found === null) return
  const files = await readFiles(deps, found.batch)
  const heading = logoParts(await findCompanyLogo(deps, key.accountId))
  const troubles: unknown[] = []
  let after: string | null = null
  for (;;) {
    const chunk: Chunk = await claim(deps, { ...key, after })
    for (const { messageId, to } of chunk) {
      after = messageId
      await sendOne(deps, { ...found, files, heading, messageId, to }).catch((error: unknown) => {
        troubles.push(error)
      })
    }
    if (chunk.length < CHUNK) break
  }
  if (troubles.length > 0) throw troubles[0]
}

type Chunk = { readonly messageId: string; readonly to: Recipient | undefined }[]

function claim(
  { database, now }: Deps,
  given: BatchKey & { after: string | null },
): Promise<Chunk> {
  return database.inScope(SYSTEM, async (tx) => {
    const { accountId } = given
    const rows = await repository.claimUnsent(tx, { ...given, limit: CHUNK, at: now() })
    const ids = rows.map((row) => row.userSmartreqId)
    const recipients = await repository.listRecipients(tx, { accountId, ids })
    const byId = new Map(recipients.map((one) => [one.userSmartreqId, one]))
    return rows.map(({ messageId, userSmartreqId }) => ({
      messageId,
      to: byId.get(userSmartreqId),
    }))
  })
}

async function sendOne(
  deps: Deps,
  given: Sending & { messageId: string; to: Recipient | undefined },
): Promise<void> {
  const { messageId, batch, to } = given
  const { accountId } = batch
  const outcome = await outcomeOf(deps, { ...given, to })
  await deps.database.inScope(SYSTEM, (tx) =>
    repository.endMessage(tx, { accountId, messageId, ...outcome }),
  )
}

async function outcomeOf(
  deps: Deps,
  { to, ...sending }: Sending & { messageId: string; to: Recipient | undefined },
) {
  const { channel } = sending.batch
  // Erased, or stopped such messages, since it was written.
  const reason = to === undefined ? 'no_address' : skipReasonOf(to, channel)
  if (to === undefined || reason !== null)
    return { failedAt: deps.now(), failure: SKIP_FAILURES[reason ?? 'no_address'] }
  try {
    const sent = await (channel === 'text' ? sendText : sendEmail)(deps, { ...sending, to })
    return { sentAt: deps.now(), ...sent }
  } catch (error) {
    if (!(error instanceof MailRefusedError || error instanceof TextRefusedError)) throw error
    return { failedAt: deps.now(), failure: error.message }
  }
}

type Addressed = Sending & { readonly messageId: string; readonly to: Recipient }

async function sendText({ texts }: Deps, sending: Addressed) {
  const { messageId, batch, sender, to, textNumber: from } = sending
  const language = localeSchema.parse(batch.language)
  const { origin } = batch
  const { body } = composeText({ body: batch.body, language }, { to, sender, origin })
  const phone = toPhoneNumber(to.phoneNumber, to.phoneCountry)
  await texts.send({
    messageId,
    to: phone?.number ?? '',
    text: body,
    ...(from === undefined ? {} : { from }),
  })
  return { subject: '', body }
}

async function sendEmail(deps: Deps, { messageId, batch, sender, to, files, heading }: Addressed) {
  const { origin } = batch
  const language = localeSchema.parse(batch.language)
  const { subject, body } = personalise({ ...batch, language }, { to, sender, origin })
  const [secret] = acceptedSecrets(deps)
  const stopLink = origin + optOutPath(secret, { accountId: batch.accountId, uid: to.userUuid })
  const { logo, ...images } = heading
  const email = composeMessage({ subject, body, language, to, stopLink, logo })
  await deps.mail.send({
    mailId: messageId,
    to: to.email,
    fromName: batch.fromName === '' ? to.companyName : batch.fromName,
    sender: batch.mailSender,
    ...replyToOf(deps, { accountId: batch.accountId, userId: to.userId, sender }),
    ...email,
    ...images,
    files,
  })
  return { subject, body }
}

async function readFiles(
  { storage }: Deps,
  { accountId, files }: BatchRow,
): Promise<Sending['files']> {
  const read = []
  for (const { fileId, name, mime } of files)
    read.push({
      name,
      mime,
      content: await buffer(storage.read(attachmentKey({ accountId, fileId }))),
    })
  return read
}

function replyToOf(
  { inbound, ...secrets }: Deps,
  { sender, ...whose }: { accountId: number; userId: number; sender: Sender },
) {
  if (inbound === undefined) return sender.email === '' ? {} : { replyTo: sender.email }
  const [secret] = acceptedSecrets(secrets)
  return { replyTo: replyAddress(secret, { ...whose, domain: inbound.domain }) }
}
