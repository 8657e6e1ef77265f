// Brings together all that is held about a user, as the copy says it. Runs in the system's scope.
import { sql } from 'drizzle-orm'

import type { Tx } from '../db/database.ts'
import * as queries from './export-queries.ts'
import { inCompany, type Whose } from './export-queries.ts'

type Source = {
  readonly table: string
  /** Whose row it is; `user_id` unless named. */
  readonly by?: string
  /** Where this column names an account, the row is of that one. */
  readonly firstBy?: string
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
  resume: { table: 'user_resume', isOfAccount: true },
  private_details: { table: 'user_private', isShared: 'private' },
  roles: { table: 'user_role', isOfAccount: true },
  teams: { table: 'job_team', isOfAccount: true },
  list_layouts: { table: 'list_layout', isOfAccount: true },
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
  people_exports: { table: 'people_export', isOfAccount: true, without: ['request'] },
  applicant_profiles: { table: 'applicant' },
  employee_records: { table: 'employee', without: ['merged_into'] },
  // The note on a separation is what staff wrote in confidence.
  // After a merge of two records, each copy has the stretches that were recorded for that account.
  jobs: {
    table: 'user_job',
    firstBy: 'recorded_for',
    without: ['separation_note', 'recorded_for', 'user_id'],
  },
  applications: { table: 'application', without: ['knock_out_count'] },
  // The reason is what a colleague wrote for the team.
  reviews_by_a_person: {
    table: 'human_review',
    without: ['answered_by', 'reason', 'overturned_by_batch'],
  },
  promised_answers: { table: 'answer_promise', without: ['overdue_told_at'] },
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

const FEEDBACK_LEFT_OUT =
  'Feedback on interviews for which an interviewer who may read this copy has not submitted theirs. Ask for another copy once they have.'

const DOCUMENTS_LEFT_OUT =
  'Private documents: the role of the user who ordered this copy did not include private data.'

const FIELDS_LEFT_OUT =
  'Private personal fields: the role of the user who ordered this copy did not include private data.'

const OFFERS_LEFT_OUT =
  'Offers: the role of the user who ordered this copy did not include private data.'

/** Everything, by what it is; each a list of rows as the database has them. */
export async function collectExport(tx: Tx, whose: Whose): Promise<Record<string, unknown>> {
  const copy: Record<string, unknown> = {}
  for (const [name, source] of Object.entries(SOURCES)) {
    if (source.isOfAccount === true && whose.accountId !== null) continue
    if (isLeftOut(source, whose)) copy['left_out'] = PRIVATE_LEFT_OUT
    else copy[name] = await rowsOf(tx, { source, whose })
  }
  copy['scores'] = await queries.scoresOf(tx, whose)
  // In the copy that a company makes, whose staff read it before they pass it on; not in the one that a person takes alone.
  if (whose.accountId !== null) {
    copy['comments'] = await queries.commentsOf(tx, whose)
    copy['tags'] = await queries.tagsOf(tx, whose)
    const feedback = await queries.feedbackOf(tx, whose)
    copy['interview_feedback'] = feedback.flatMap(({ row, isHidden }) => (isHidden ? [] : [row]))
    if (feedback.some(({ isHidden }) => isHidden)) copy['left_out_feedback'] = FEEDBACK_LEFT_OUT
  }
  const documents = await queries.documentsOf(tx, whose)
  copy['documents'] = documents.flatMap(({ row, isHidden }) => (isHidden ? [] : [row]))
  if (documents.some(({ isHidden }) => isHidden)) copy['left_out_documents'] = DOCUMENTS_LEFT_OUT
  const offers = await queries.offersOf(tx, whose)
  copy['offers'] = offers.flatMap(({ row, isHidden }) => (isHidden ? [] : [row]))
  if (offers.some(({ isHidden }) => isHidden)) copy['left_out_offers'] = OFFERS_LEFT_OUT
  const fields = await queries.personalFieldsOf(tx, whose)
  copy['personal_fields'] = fields.flatMap(({ row, isHidden }) => (isHidden ? [] : [row]))
  if (fields.some(({ isHidden }) => isHidden)) copy['left_out_personal_fields'] = FIELDS_LEFT_OUT
  copy['invitations_to_apply'] = await queries.invitationsOf(tx, whose)
  copy['questions'] = await queries.questionsOf(tx, whose)
  copy['positions'] = await queries.positionsOf(tx, whose)
  if (whose.accountId === null) copy['consent_texts'] = await queries.consentTextsOf(tx, whose)
  return copy
}

function isLeftOut({ isShared }: Source, whose: Whose): boolean {
  return isShared === 'private' && whose.accountId !== null && !whose.hasPrivateData
}

async function rowsOf(tx: Tx, given: { source: Source; whose: Whose }): Promise<unknown[]> {
  const { source, whose } = given
  const { table, by = 'user_id', firstBy, without = [] } = source
  const isTheirs = (column: string) => sql`t.${sql.identifier(column)} = ${whose.userId}`
  const owned =
    firstBy === undefined
      ? isTheirs(by)
      : sql`(${isTheirs(firstBy)} or (${isTheirs(by)} and t.${sql.identifier(firstBy)} is null))`
  const company = source.isShared === undefined ? inCompany(whose) : sql``
  const rows = await tx.db
    .select({ row: sql<unknown>`to_jsonb(t) - ${sql.param([...without])}::text[]` })
    .from(sql`${sql.identifier(table)} t`)
    .where(sql`${owned} ${company}`)
  return rows.map(({ row }) => row)
}
