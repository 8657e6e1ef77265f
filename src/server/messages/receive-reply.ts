// Takes an email in as what an applicant answers: into their messages, once, and the user who wrote to them is told. Knows
// nothing of how it came.
import { randomUUID } from 'node:crypto'

import { REPLY_LIMITS } from '#contract/messages/messages-rules.ts'

import { recordAudit } from '../access/audit/audit-trail.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Secrets } from '../http/secrets.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ReadMail } from '../mail/inbound/parse-mail.ts'
import type { InboundMail, Received } from '../mail/inbound/port.ts'
import { readMail } from '../mail/inbound/read-mail.ts'
import { findReplyAddress, isReplyAddress } from '../mail/inbound/reply-address.ts'
import type { Storage } from '../storage/storage.ts'
import { stageFiles, type StagedFiles } from './reply-files.ts'
import * as repository from './reply-repository.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly storage: Storage
  readonly jobs: Jobs
  /** The address that the installation sends from, where one is configured. */
  readonly mailSender?: string | undefined
  readonly now: () => Date
  /** See `InboundSettings`. */
  readonly domain: string
}
type Whose = { readonly accountId: number; readonly userId: number }

const SYSTEM = { kind: 'system' } as const
const DAY_MS = 86_400_000
/** What `smtp.ts` makes of a message's id. */
const MESSAGE_ID = /^<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i

/** Takes emails in; the adapters hand them over. */
export function receiveReplies(deps: Deps): InboundMail {
  return async (raw) => {
    const mail = await readMail(raw)
    if (mail === null) return 'unreadable'
    if (mail.isAutomatic || isOurs(deps, mail.from)) return 'automatic'
    const whose = findReplyAddress(mail.recipients, { domain: deps.domain, secrets: deps })
    if (whose === null) return 'no_thread'
    return store(deps, { whose, mail })
  }
}

// What the app itself sent came back: taking it in, and telling the user who wrote it, could go on for ever.
function isOurs({ domain, mailSender }: Deps, from: string): boolean {
  return isReplyAddress(from, domain) || from.toLowerCase() === mailSender?.toLowerCase()
}

async function store(
  deps: Deps,
  { whose, mail }: { whose: Whose; mail: ReadMail },
): Promise<Received> {
  const { accountId } = whose
  const files = await stageFiles(deps.storage, { accountId, files: mail.files })
  try {
    const outcome = await deps.database.inScope(SYSTEM, (tx) =>
      insert(tx, { deps, whose, mail, files }),
    )
    if (outcome === 'stored') deps.jobs.wake('notify-staff')
    return outcome
  } finally {
    await files.discard()
  }
}

type Storing = { deps: Deps; whose: Whose; mail: ReadMail; files: StagedFiles }

async function insert(tx: Tx, { deps, whose, mail, files }: Storing): Promise<Received> {
  const at = deps.now()
  const messageIds = mail.answers.flatMap((one) => MESSAGE_ID.exec(one)?.[1]?.toLowerCase() ?? [])
  const about = await repository.lockAnswered(tx, { ...whose, messageIds })
  if (about === null) return 'no_thread'
  const since = new Date(at.getTime() - DAY_MS)
  if ((await repository.countReplies(tx, { ...whose, since })) >= REPLY_LIMITS.perDay)
    return 'too_many'
  const { userSmartreqId, jobId, addresses } = about
  const { hash, from, subject, text, quoted, isCut } = mail
  const replyId = randomUUID()
  const isNew = await repository.insertReply(tx, {
    ...whose,
    replyId,
    userSmartreqId,
    mailHash: hash,
    fromEmail: from,
    isFromApplicant: addresses.includes(from.toLowerCase()),
    subject,
    text,
    quoted,
    isCut,
    files: files.described,
    receivedAt: at,
    userOfferId: null,
  })
  if (!isNew) return 'duplicate'
  const { accountId } = whose
  // No actor: who wrote an email is not proven by its address.
  await recordAudit(tx, {
    accountId,
    jobId,
    entity: 'application',
    entityId: userSmartreqId,
    action: 'receive_reply',
    after: { reply_id: replyId },
  })
  await deps.jobs.send(tx, 'notify-staff', { userSmartreqId, replyId })
  // Last: nothing of them is in the storage unless all of the above went well.
  await files.commit()
  return 'stored'
}
