// The job that looks into a mailbox (IMAP4rev1, RFC 3501) and takes in what no one has seen there.
import { ImapFlow } from 'imapflow'

import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'

import type { InboundMail } from './port.ts'

export type MailboxOptions = {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  /** Whether a connection that cannot be encrypted is given up. */
  readonly needsTls: boolean
  readonly user: string
  readonly password: string
  readonly folder: string
}

/** In milliseconds; `whole` is for one look. */
export type MailboxTimeouts = { readonly step: number; readonly whole: number }

const TIMEOUTS: MailboxTimeouts = { step: 20_000, whole: 180_000 }
/** Of those that are left the next look takes care. */
const MOST = 100
const SEEN = ['\\Seen']

type Looking = {
  readonly mailbox: MailboxOptions
  readonly receive: InboundMail
  readonly timeouts?: MailboxTimeouts
  /** How many are taken in at most. */
  readonly most?: number
}

/** How often each email could not be taken in since this process began, by mailbox and UID: those come last. */
const failuresOf = new Map<string, Map<number, number>>()

/**
 * Takes in what is new, and marks it as seen. One that could not be stored stays as it is for the next look, behind all
 * others, as does everything when the connection breaks; the others are taken all the same.
 * @throws Error the first trouble there was; it names no one.
 */
export async function fetchMailbox({
  mailbox,
  receive,
  timeouts = TIMEOUTS,
  most = MOST,
}: Looking): Promise<void> {
  const client = open(mailbox, timeouts)
  const timer = setTimeout(() => client.close(), timeouts.whole)
  try {
    await client.connect()
    await client.mailboxOpen(mailbox.folder)
    const found = await client.search({ seen: false }, { uid: true })
    const troubles: unknown[] = []
    const failures = failuresIn(mailbox)
    for (const uid of nextOf(found === false ? [] : (found ?? []), { most, failures })) {
      const trouble = await troubleOf(takeIn(client, { uid, receive }))
      if (trouble === null) continue
      failures.set(uid, (failures.get(uid) ?? 0) + 1)
      troubles.push(trouble)
      // One that broke the connection says nothing about the next.
      if (!client.usable) break
    }
    if (troubles.length > 0) throw troubles[0]
    await client.logout()
  } catch (error) {
    throw withoutNames(error)
  } finally {
    clearTimeout(timer)
    client.close()
  }
}

function failuresIn({ host, port, user, folder }: MailboxOptions): Map<number, number> {
  const name = JSON.stringify([host, port, user, folder])
  const failures = failuresOf.get(name) ?? new Map<number, number>()
  failuresOf.set(name, failures)
  return failures
}

// Those that failed before stand behind the others, so that they never keep anything from being looked at.
function nextOf(
  unseen: readonly number[],
  { most, failures }: { most: number; failures: Map<number, number> },
): number[] {
  const isUnseen = new Set(unseen)
  for (const uid of failures.keys()) if (!isUnseen.has(uid)) failures.delete(uid)
  const failed = (uid: number) => failures.get(uid) ?? 0
  return unseen.toSorted((one, other) => failed(one) - failed(other)).slice(0, most)
}

async function troubleOf(taking: Promise<void>): Promise<unknown> {
  try {
    await taking
    return null
  } catch (error) {
    return error ?? new Error('IMAP: unknown')
  }
}

function open(mailbox: MailboxOptions, { step }: MailboxTimeouts): ImapFlow {
  const { host, port, isSecure, needsTls, user, password } = mailbox
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(needsTls ? { doSTARTTLS: true } : {}),
    auth: { user, pass: password },
    // It would write down what the emails say.
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    maxLiteralSize: REPLY_LIMITS.mailBytes,
    maxResponseSize: REPLY_LIMITS.mailBytes * 2,
  })
  // The command that waits fails as well, and says what is wrong.
  client.on('error', () => {})
  return client
}

async function takeIn(
  client: ImapFlow,
  { uid, receive }: { uid: number; receive: InboundMail },
): Promise<void> {
  const range = String(uid)
  const found = await client.fetchOne(range, { size: true }, { uid: true })
  // Another process was faster, or it is too large for a mail: neither is there the next time.
  if (found === false) return
  if ((found.size ?? 0) <= REPLY_LIMITS.mailBytes) {
    const whole = await client.fetchOne(range, { source: true }, { uid: true })
    if (whole === false || whole.source === undefined) return
    await receive(whole.source)
  }
  await client.messageFlagsAdd(range, SEEN, { uid: true })
}

// The queue keeps the text of an error, and servers like to quote the user.
function withoutNames(error: unknown): Error {
  if (!(error instanceof Error) || !('code' in error || 'responseStatus' in error))
    return error instanceof Error ? error : new Error('IMAP: unknown')
  const code = 'code' in error ? String(error.code) : 'refused'
  return new Error(`IMAP: ${code}`)
}
