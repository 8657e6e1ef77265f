// Brings together all that is held about a user, as the copy says it. Runs in the system's scope.
import { sql, type SQL } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'

/** A company's copy holds what that company holds; a person's own, what every company and the app itself hold. */
export type Whose = {
  readonly userId: number
  readonly accountId: number | null
  /** Whether a company's copy may hold private data: its order says so. */
  readonly hasPrivateData: boolean
}

type Source = {
  readonly table: string
  /** Whose row it is; `user_id` unless named. */
  readonly by?: string
  /** The account's own: in no company's copy. */
  readonly isOfAccount?: true
  /** What companies where they applied may read, and none of them holds: `private` by a role's flag only. */
  readonly isShared?: 'with all staff' | 'private'
  /** Secrets, and what says nothing about the person. */
  readonly without?: readonly string[]
}

/**
 * What the copy holds, by the name that it has there. What colleagues wrote about a user in confidence, and secrets,
 * are in none.
 */
export const SOURCES: Readonly<Record<string, Source>> = {
  profile: { table: 'app_user', isOfAccount: true, without: ['password_hash', 'is_jf_admin'] },
  personal_details: { table: 'user_profile', isShared: 'with all staff' },
  work_experience: { table: 'job_experience', isOfAccount: true },
  private_details: { table: 'user_private', isShared: 'private' },
  roles: { table: 'user_role', isOfAccount: true },
  teams: { table: 'job_team', isOfAccount: true },
  saved_views: { table: 'saved_view', isOfAccount: true },
  role_limits: { table: 'member_limit', isOfAccount: true },
  available_jobs: { table: 'available_job', isOfAccount: true },
  sign_on_identities: { table: 'sign_on_identity', isOfAccount: true },
  passkeys: { table: 'passkey', isOfAccount: true, without: ['public_key', 'credential_id'] },
  authenticator_apps: {
    table: 'authenticator_app',
    isOfAccount: true,
    without: ['secret', 'next_secret'],
  },
  sessions: { table: 'login_session', isOfAccount: true },
  consents: { table: 'consent', isOfAccount: true },
  // Their own copy alone: a company's is read by staff.
  equal_opportunity_answers: { table: 'eeoc_answer', isOfAccount: true },
  extra_time: { table: 'extra_time_setting', isOfAccount: true, without: ['set_by'] },
  mails: { table: 'mail', isOfAccount: true, without: ['token_id'] },
  erasure_requests: { table: 'erasure_request', isOfAccount: true },
  exports: { table: 'data_export', without: ['origin'] },
  applicant_exports: { table: 'applicant_export', isOfAccount: true, without: ['request'] },
  applicant_profiles: { table: 'applicant' },
  applications: { table: 'application' },
  // The reason is what a colleague wrote for the team.
  reviews_by_a_person: {
    table: 'human_review',
    without: ['answered_by', 'reason', 'overturned_by_batch'],
  },
  messages: { table: 'message' },
  answered_messages: { table: 'message_reply', without: ['mail_hash'] },
  stopped_emails: { table: 'email_opt_out' },
  activities: { table: 'user_step_activity' },
  invitations: { table: 'invitation', by: 'subject_user_id' },
  interviews: {
    table: 'interview',
    without: ['link_uuid', 'created_by', 'event_version', 'expires_at', 'reminded_at'],
  },
  interviews_with_candidates: { table: 'interview_interviewer', isOfAccount: true },
  availability: { table: 'interviewer_availability', isOfAccount: true },
  calendars: {
    table: 'interviewer_calendar',
    isOfAccount: true,
    without: ['sealed_address', 'address_hash'],
  },
  option_orders: { table: 'option_order' },
  attempts: { table: 'attempt' },
  answers: { table: 'answer' },
  late_answers: { table: 'answer_evidence' },
  timers: { table: 'attempt_timer', without: ['extra_time'] },
  journal: { table: 'attempt_journal' },
  timing: { table: 'attempt_timing' },
  refused_requests: { table: 'attempt_refusal' },
  recordings: { table: 'recording' },
  kiosk_sessions: { table: 'kiosk_session', without: ['code_id'] },
  // What they did themselves: what others did is those others' data too.
  history: { table: 'audit_event', by: 'actor_id' },
}

const PRIVATE_LEFT_OUT =
  'Date of birth and gender: the role of the user who ordered this copy did not include private data.'

/** Everything, by what it is; each a list of rows as the database has them. */
export async function collectExport(tx: Tx, whose: Whose): Promise<Record<string, unknown>> {
  const copy: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(SOURCES)) {
    if (source.isOfAccount === true && whose.accountId !== null) continue
    if (isLeftOut(source, whose)) copy['left_out'] = PRIVATE_LEFT_OUT
    else copy[name] = await rowsOf(tx, { source, whose })
  }
  copy['scores'] = await scoresOf(tx, whose)
  // In the copy that a company makes, whose staff read it before they pass it on; not in the one that a person takes alone.
  if (whose.accountId !== null) {
    copy['comments'] = await commentsOf(tx, whose)
    copy['tags'] = await tagsOf(tx, whose)
    copy['interview_feedback'] = await feedbackOf(tx, whose)
  }
  copy['questions'] = await questionsOf(tx, whose)
  copy['positions'] = await positionsOf(tx, whose)
  if (whose.accountId === null) copy['consent_texts'] = await consentTextsOf(tx, whose)
  return copy
}

function isLeftOut({ isShared }: Source, whose: Whose): boolean {
  return isShared === 'private' && whose.accountId !== null && !whose.hasPrivateData
}

async function rowsOf(tx: Tx, given: { source: Source; whose: Whose }): Promise<unknown[]> {
  const { source, whose } = given
  const { table, by = 'user_id', without = [] } = source
  const company = source.isShared === undefined ? inCompany(whose) : sql``
  const rows = await tx.db
    .select({ row: sql<unknown>`to_jsonb(t) - ${sql.param([...without])}::text[]` })
    .from(sql`${sql.identifier(table)} t`)
    .where(sql`t.${sql.identifier(by)} = ${whose.userId} ${company}`)
  return rows.map(({ row }) => row)
}

async function scoresOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_smartreq_id', s.user_smartreq_id, 'attribute', y.name,
        'score', s.score, 'metric', s.metric, 'computed_at', s.computed_at)`,
    })
    .from(
      sql`application t
        join attribute_score s on s.account_id = t.account_id and s.user_smartreq_id = t.user_smartreq_id
        join attribute_type y on y.attribute_type_id = s.attribute_type_id`,
    )
    .where(sql`t.user_id = ${whose.userId} and t.erased_at is null ${inCompany(whose)}`)
  return rows.map(({ row }) => row)
}

/** What interviewers wrote about them and submitted. */
async function feedbackOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_smartreq_id', t.user_smartreq_id, 'entries', f.entries,
        'submitted_at', f.submitted_at)`,
    })
    .from(
      sql`application t
        join interview i on i.account_id = t.account_id and i.user_smartreq_id = t.user_smartreq_id
        join interview_feedback f on f.account_id = i.account_id and f.interview_uuid = i.interview_uuid`,
    )
    .where(
      sql`t.user_id = ${whose.userId} and t.erased_at is null and f.status <> 'draft' ${inCompany(whose)}`,
    )
  return rows.map(({ row }) => row)
}

/** What staff wrote about their applications for all who see them; who wrote it is the author's data. */
async function commentsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_smartreq_id', t.user_smartreq_id, 'text', c.text,
        'created_at', c.created_at)`,
    })
    .from(
      sql`application t join application_comment c
        on c.account_id = t.account_id and c.user_smartreq_id = t.user_smartreq_id`,
    )
    .where(
      sql`t.user_id = ${whose.userId} and t.erased_at is null and c.scope = 'team'
        and c.deleted_at is null ${inCompany(whose)}`,
    )
  return rows.map(({ row }) => row)
}

/** The tags that companies gave to their applications. */
async function tagsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_smartreq_id', t.user_smartreq_id, 'tag', n.name)`,
    })
    .from(
      sql`application t
        join application_tag x on x.account_id = t.account_id and x.user_smartreq_id = t.user_smartreq_id
        join applicant_tag n on n.account_id = x.account_id and n.tag_id = x.tag_id`,
    )
    .where(sql`t.user_id = ${whose.userId} and t.erased_at is null ${inCompany(whose)}`)
  return rows.map(({ row }) => row)
}

/** What companies asked in their own words: the answers name only the ids of these questions. */
async function questionsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('attempt_id', t.attempt_id,
        'question_id', q.question ->> 'question_id', 'text', q.question -> 'text' ->> 'en')`,
    })
    .from(
      sql`attempt t join assessment a on a.asmt_id = t.asmt_id and a.settings is not null,
        jsonb_array_elements(a.content -> 'questions') as q(question)`,
    )
    .where(sql`t.user_id = ${whose.userId} ${inCompany(whose)}`)
  return rows.map(({ row }) => row)
}

/** What the numbers of applications mean. */
async function positionsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .selectDistinct({
      row: sql<unknown>`jsonb_build_object('job_id', j.job_id, 'title', j.title, 'company', c.name)`,
    })
    .from(
      sql`application t join job j on j.account_id = t.account_id and j.job_id = t.job_id
        join account c on c.account_id = t.account_id`,
    )
    .where(sql`t.user_id = ${whose.userId} ${inCompany(whose)}`)
  return rows.map(({ row }) => row)
}

/** The words behind the numbers of consents, in the language that they were shown in. */
async function consentTextsOf(tx: Tx, { userId }: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('text_id', s.text_id, 'kind', s.kind, 'version', s.version,
        'published_at', s.published_at, 'company', c.name, 'text', s.bodies ->> t.language)`,
    })
    .from(
      sql`consent t join consent_text s on s.text_id = t.text_id left join account c on c.account_id = s.account_id`,
    )
    .where(sql`t.user_id = ${userId}`)
  return rows.map(({ row }) => row)
}

function inCompany({ accountId }: Whose): SQL {
  return accountId === null ? sql`` : sql`and t.account_id = ${accountId}`
}
