// The job that sends a message: composed now, handed to the mail port, and never again once that took it.
import { z } from 'zod'

import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import { PROFILE_TYPE } from '../db/job-types.ts'
import type { Secrets } from '../http/secrets.ts'
import { MailRefusedError, type Mail } from '../integrations/mail/port.ts'
import type { Storage } from '../storage/storage.ts'
import { answerBy } from './answer-by.ts'
import { applyAgain } from './apply-again.ts'
import { chooseEmail } from './company-emails.ts'
import { findCompanyLogo, logoParts } from './company-logo.ts'
import { composeMail, type StoredEmail } from './compose-mail.ts'
import { dayIn } from './date-time-in.ts'
import { isOpen, tokenOfHeld } from './emailed-tokens.ts'
import { endedWithApplication, type Ended } from './ended-with-application.ts'
import { mailLink } from './mail-link.ts'
import { MAIL_KINDS, type MailKind } from './mail-messages.ts'
import * as repository from './mail-repository.ts'

type Deps = Secrets & {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
  readonly now: () => Date
}
type Held = NonNullable<Awaited<ReturnType<typeof repository.findMail>>>
type Unsent = Held & { readonly language: Locale; readonly stored: StoredEmail | null }
/** `ended`: with the application that it is about. */
type Job = { readonly mailId: string; readonly ended?: readonly Ended[] | undefined }

const SYSTEM = { kind: 'system' } as const
const kindSchema = z.enum(MAIL_KINDS)

/**
 * Sends a message unless it was sent. A refusal is final and written down; any other trouble is thrown, for the queue to
 * try again. A process that dies between the two, handing over and writing it down, leaves a message that goes out
 * twice with the same id: losing it would be worse.
 */
export async function sendMail(deps: Deps, job: Job): Promise<void> {
  const { database, now } = deps
  const { mailId, ended = [] } = job
  const found = await database.inScope(SYSTEM, (tx) => findUnsent(tx, mailId))
  if (found === null) return
  const failure = await hand(deps, { ...found, ended })
  await database.inScope(SYSTEM, (tx) => repository.endMail(tx, { mailId, at: now(), failure }))
}

// The template is read when the mail goes out: of one that was removed while it waited, the default counts.
async function findUnsent(tx: Tx, mailId: string): Promise<Unsent | null> {
  const held = await repository.findMail(tx, mailId)
  if (held === null || held.mail.sentAt !== null || held.mail.failedAt !== null) return null
  const { kind } = held.mail
  const language = localeSchema.parse(held.mail.language)
  const stored = await chooseEmail(tx, { kind, language, accountId: held.about?.accountId })
  return { ...held, language, stored }
}

async function hand(
  deps: Deps,
  { ended, ...unsent }: Unsent & { ended: readonly Ended[] },
): Promise<string | null> {
  const { mail, token, user, about, language, stored } = unsent
  const userToken = userTokenOf(deps, token)
  if (userToken === null) return 'Its link does not work any more.'
  const kind = kindSchema.parse(mail.kind)
  const { logo, images } = logoParts(await findCompanyLogo(deps, about?.accountId))
  const message = composeMail({
    kind,
    language,
    stored,
    logo,
    name: user.firstName,
    link: linkOf(unsent, { kind, token: userToken }),
    company: about?.accountName ?? undefined,
    job: about?.jobTitle ?? undefined,
    activity: about?.activityTitle?.[language],
    again: againOf(about, { language, now: deps.now() }),
    answer: answerOf(about, language),
    ended: endedWithApplication(ended, language),
    startDate: about?.startDate ? dayIn(about.startDate, language) : undefined,
  })
  try {
    await deps.mail.send({
      mailId: mail.mailId,
      to: mail.toAddress ?? user.email,
      isAutomatic: true,
      ...(images === undefined ? {} : { images }),
      ...message,
    })
    return null
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    return error.message
  }
}

function linkOf(
  { mail, user, about }: Held,
  { kind, token }: { kind: MailKind; token: string },
): string {
  const { origin, aboutApplication, aboutJob } = mail
  const jobUuid = about?.jobUuid ?? null
  const isProfile = about?.jobTypeId === PROFILE_TYPE
  const names = { uid: user.uuid, token, aboutApplication, aboutJob, jobUuid, isProfile }
  return mailLink(kind, { origin, ...names })
}

function againOf(about: Held['about'], when: { language: Locale; now: Date }): string {
  const { appliedAt, retakeIntervalDays } = about ?? {}
  if (!appliedAt || typeof retakeIntervalDays !== 'number') return ''
  return applyAgain({ at: appliedAt, retakeIntervalDays }, when)
}

function answerOf(about: Held['about'], language: Locale): string {
  const { accountName: company, answerDueOn: dueOn } = about ?? {}
  return company && dueOn ? answerBy({ company, dueOn }, language) : ''
}

// Empty for a message without a link of its own, null for one whose link does not work.
function userTokenOf(deps: Deps, token: Held['token']): string | null {
  if (token === null) return ''
  return isOpen(token, deps.now()) ? tokenOfHeld(deps, token) : null
}
