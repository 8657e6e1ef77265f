// Orders a message in the transaction of what it is about: it goes out when, and only when, that commits.
import { randomUUID } from 'node:crypto'

import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Tx } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { issueToken, isTokenPurpose } from './emailed-tokens.ts'
import type { Ended } from './ended-with-application.ts'
import type { MailKind } from './mail-messages.ts'
import * as repository from './mail-repository.ts'

/** What a request tells of how to write to the user who made it. */
export type MailContext = {
  /** Where links lead: scheme and host of the app. */
  readonly origin: string
  /** The language of the request, for those who chose none. */
  readonly language: Locale
}

/** What ordering a message takes. */
export type MailDeps = {
  readonly jobs: Jobs
  readonly secret: string
  readonly now: () => Date
}
/** What a message is about, where it is about something. */
type About = {
  aboutApplication?: number
  /** Of that application. */
  aboutActivity?: number
  /** Of that application. */
  aboutComment?: string
  /** Of that application. */
  aboutReview?: number
  /** Of that application. */
  aboutReply?: string
  aboutAccount?: number
  aboutJob?: number
}
type Recipient = { readonly userId: number; readonly language: string | null }

/**
 * Orders a message. One of a kind that carries a link voids the links of older ones; of one kind about one application, or
 * one activity, comment, review or answer of it, there is only ever one.
 */
export async function orderMail(
  tx: Tx,
  given: {
    deps: MailDeps
    kind: MailKind
    to: Recipient
    by: MailContext
    /** Where it goes instead of to the user's own address, such as the one that they had before. */
    toAddress?: string
    /** What ended with the application that it is about. */
    ended?: readonly Ended[]
  } & About,
): Promise<void> {
  const { deps, kind, to, by, toAddress = null, ended = [] } = given
  const at = deps.now()
  const mailId = randomUUID()
  const { userId } = to
  const tokenId = isTokenPurpose(kind)
    ? await issueToken(tx, { userId, purpose: kind, secret: deps.secret, at, toAddress })
    : null
  const language = localeSchema.catch(by.language).parse(to.language)
  const isNew = await repository.insertMail(tx, {
    mailId,
    userId,
    kind,
    language,
    origin: by.origin,
    tokenId,
    toAddress,
    ...aboutColumns(given),
    createdAt: at,
  })
  const what = ended.length === 0 ? {} : { ended: [...ended] }
  if (isNew) await deps.jobs.send(tx, 'send-mail', { mailId, ...what })
}

/** How many messages of a kind were ordered for a user since then, sent or not. */
export function countOrdered(
  tx: Tx,
  given: { userId: number; kind: MailKind; since: Date },
): Promise<number> {
  return repository.countMail(tx, given)
}

/** When some users were last sent a message of a kind about a company, since then; by user, and only those who were. */
export function listOrdered(
  tx: Tx,
  given: { userIds: readonly number[]; kind: MailKind; accountId: number; since: Date },
): Promise<ReadonlyMap<number, Date>> {
  return repository.listMailTimes(tx, given)
}

function aboutColumns(about: About) {
  return {
    aboutApplication: about.aboutApplication ?? null,
    aboutActivity: about.aboutActivity ?? null,
    aboutComment: about.aboutComment ?? null,
    aboutReview: about.aboutReview ?? null,
    aboutReply: about.aboutReply ?? null,
    aboutAccount: about.aboutAccount ?? null,
    aboutJob: about.aboutJob ?? null,
  }
}
