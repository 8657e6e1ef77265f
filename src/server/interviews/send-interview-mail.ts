// The job that sends one person the news of an interview, with the invitation for their calendar. Composed when it is sent;
// news that are not true any more are left unsent.
import { localeSchema, type Locale } from '#contract/core/shape.ts'

import type { Database, Tx } from '../db/database.ts'
import { MailRefusedError, type Mail } from '../integrations/mail/port.ts'
import { chooseEmail } from '../mail/company-emails.ts'
import { findCompanyLogo, logoParts } from '../mail/company-logo.ts'
import type { MailLogo } from '../mail/compile-email.ts'
import { composeFrom, type StoredEmail } from '../mail/compose-mail.ts'
import { dateTimeIn } from '../mail/date-time-in.ts'
import type { Storage } from '../storage/storage.ts'
import { interviewCalendar, organizerOf, summaryOf } from './interview-calendar.ts'
import {
  CANCELLED_PARTS_LABELS,
  INTERVIEW_MAIL_LABELS,
  SEQUENCE_LABELS,
  type InterviewMailKind,
} from './interview-mail-messages.ts'
import { joiningLine, linesOf, meetingLine, staffLinks } from './interview-mail-parts.ts'
import { findNews, type News } from './interview-news.ts'

type Deps = {
  readonly database: Database
  readonly mail: Mail
  readonly storage: Pick<Storage, 'read'>
  readonly mailSender?: string | undefined
}
type Order = {
  readonly accountId: number
  readonly interviewUuid: string
  readonly userId: number
  readonly kind: InterviewMailKind
  readonly version: number
  readonly mailId: string
}

type Current = News & { readonly language: Locale; readonly stored: StoredEmail | null }

/** A refusal is final; any other trouble is thrown, for the queue to try again under the same id. */
export async function sendInterviewMail(deps: Deps, order: Order): Promise<void> {
  const { database, mail, mailSender } = deps
  const found = await database.inScope({ kind: 'system' }, (tx) => findCurrent(tx, order))
  if (found === null) return
  const { logo, ...parts } = logoParts(await findCompanyLogo(deps, order.accountId))
  try {
    await mail.send({
      mailId: order.mailId,
      to: found.user.email,
      isAutomatic: true,
      ...parts,
      ...compose({ ...found, logo }, { ...order, mailSender }),
    })
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
  }
}

/** With the template that counts; null where the news are not true any more. */
async function findCurrent(tx: Tx, order: Order): Promise<Current | null> {
  const news = await findNews(tx, order)
  if (news === null || news.row.eventVersion !== order.version) return null
  const language = localeSchema.catch(news.companyLanguage).parse(news.user.language)
  return { ...news, language, stored: await chooseEmail(tx, { ...order, language }) }
}

type Shown = Current & { readonly logo?: MailLogo | undefined }
type Composing = Order & Pick<Deps, 'mailSender'>

function compose(news: Shown, { kind, userId, mailSender }: Composing) {
  const { user, companyName, companyZone, language, stored, logo } = news
  const isCandidate = news.row.userId === userId
  const row = isCandidate ? news.row : ownPartOf(news)
  const description = isCandidate ? meetingLine(news.met, language) : ''
  const joining = joiningLine(row, { isCandidate, language, company: companyName })
  const zone = (isCandidate ? (row.candidateZone ?? row.staffZone) : news.zone) ?? companyZone
  const message = composeFrom(INTERVIEW_MAIL_LABELS[kind][language], {
    language,
    stored,
    logo,
    name: user.firstName,
    link: linkOf(row, { isCandidate, kind }),
    values: {
      ...namesOf(news),
      note: row.inviteMessage,
      when: dateTimeIn(row.startsAt, { language, zone }),
      parts: partsIn(isCandidate || isPartOf(news) ? news.parts : [], { language, zone, kind }),
      interviewers: description,
      place: row.place,
      joining,
    },
  })
  const method = METHODS[kind]
  if (method === null) return message
  const entry = isCandidate
    ? { partOf: null, applicantName: null, url: null, lines: [description, joining] }
    : entryOfInterviewer({ row, userId, language, joining, applicant: news.applicant })
  const content = interviewCalendar({
    row,
    method,
    companyName,
    ...entry,
    summary: summaryOf({ ...news, ...entry }),
    description: method === 'CANCEL' ? '' : linesOf(entry.lines),
    organizer: organizerOf({ mailSender, arrangedBy: news.arrangedBy }),
    attendee: { name: user.firstName, email: user.email },
  })
  return content === null ? message : { ...message, calendar: { method, content } }
}

function namesOf({ jobTitle: job, companyName: company }: News) {
  return { job, company }
}

type OfInterviewer = Pick<News, 'row' | 'applicant'> & {
  readonly userId: number
  readonly language: Locale
  readonly joining: string
}

function entryOfInterviewer({ row, userId, language, joining, applicant }: OfInterviewer) {
  const links = staffLinks(row, language)
  return {
    partOf: row.mode === 'sequence' ? userId : null,
    applicantName: nameOf(applicant),
    url: links.interview,
    lines: [links.description, joining],
  }
}

// Of an applicant who has no name, nothing is said.
function nameOf({ firstName, lastName }: News['applicant']): string | null {
  const name = `${firstName} ${lastName}`.trim()
  return name === '' ? null : name
}

// Who was released from a sequence is not told who meets the candidate by now.
function isPartOf({ ownStart }: News): boolean {
  return ownStart !== null
}

// As an interviewer has it in a calendar: of a sequence, their own part alone.
function ownPartOf({ row, ownStart, ownEnd }: News): News['row'] {
  if (ownStart === null || ownEnd === null) return row
  return { ...row, startsAt: ownStart, endsAt: ownEnd }
}

const METHODS: Readonly<Record<InterviewMailKind, 'REQUEST' | 'CANCEL' | null>> = {
  'interview-invited': null,
  'interview-booked': 'REQUEST',
  'interview-rescheduled': 'REQUEST',
  'interview-cancelled': 'CANCEL',
  'interview-changed': 'REQUEST',
  'invitation-cancelled': null,
  'candidate-cancelled': null,
  'candidate-asked-to-move': null,
  'interview-reminder': null,
  'interview-declined': null,
  'interview-times-asked': null,
  'interviewer-declined': null,
  'interviewer-accepted': null,
  'interviewer-released': 'CANCEL',
  'interviewer-changed': 'REQUEST',
  'interviewers-changed': 'REQUEST',
}

/** About what staff have to arrange: the scorecard is where they do. */
const TO_ARRANGE: ReadonlySet<InterviewMailKind> = new Set([
  'interview-declined',
  'interview-times-asked',
  'candidate-cancelled',
  'candidate-asked-to-move',
  'interviewer-declined',
  'interviewer-accepted',
])

function linkOf(
  row: News['row'],
  { isCandidate, kind }: { isCandidate: boolean; kind: InterviewMailKind },
): string {
  if (isCandidate)
    return kind === 'interview-cancelled' || kind === 'invitation-cancelled'
      ? `${row.origin}/user/progress`
      : `${row.origin}/schedule-interview/${row.linkUuid}`
  if (TO_ARRANGE.has(kind)) return `${row.origin}/smartreq-detail-applicant/${row.userSmartreqId}`
  return METHODS[kind] === 'CANCEL'
    ? `${row.origin}/interviews/my-interviews`
    : `${row.origin}/interview/${row.interviewUuid}`
}

function partsIn(
  parts: News['parts'],
  { language, zone, kind }: { language: Locale; zone: string; kind: InterviewMailKind },
): string {
  // One part is all of it: its time is named already.
  if (parts.length < 2) return ''
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone })
  const list = parts.map(({ fullName, startsAt, endsAt }) => {
    const time = format.formatRange(startsAt, endsAt)
    return fullName === null ? time : `${fullName} (${time})`
  })
  const labels = METHODS[kind] === 'CANCEL' ? CANCELLED_PARTS_LABELS : SEQUENCE_LABELS
  return labels[language].replace('{list}', () => list.join('; '))
}
