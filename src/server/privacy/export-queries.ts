// What a copy of a user's data holds beyond rows that name them: joined, so that it can be read by itself. Runs in the
// system's scope.
import { sql, type SQL } from 'drizzle-orm'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import type { WrittenQuestion } from '#contract/plan-editor/screening-questions.ts'

import { answerInWords } from '../assessments/kinds/written-question.ts'
import type { Tx } from '../db/database.ts'

/** A company's copy holds what that company holds; a person's own, what every company and the app itself hold. */
export type Whose = {
  readonly userId: number
  readonly accountId: number | null
  /** Whether a company's copy may hold private data: its order says so. */
  readonly hasPrivateData: boolean
}

/** What their answers were scored with, by attribute. */
export async function scoresOf(tx: Tx, whose: Whose): Promise<unknown[]> {
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

/**
 * What interviewers wrote about them and submitted. `isHidden`: an interviewer of the same interview who has not submitted
 * theirs could read the copy; feedback of colleagues is hidden from them until then.
 */
export async function feedbackOf(
  tx: Tx,
  whose: Whose,
): Promise<{ row: unknown; isHidden: boolean }[]> {
  return tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_smartreq_id', t.user_smartreq_id, 'entries', f.entries,
        'submitted_at', f.submitted_at)`,
      isHidden: sql<boolean>`exists (
        select from interview_interviewer p
          join user_role u on u.account_id = p.account_id and u.user_id = p.user_id
          join role r on r.account_id = u.account_id and r.role_id = u.role_id
          left join interview_feedback o on o.account_id = p.account_id
            and o.interview_uuid = p.interview_uuid and o.user_id = p.user_id
        where p.account_id = i.account_id and p.interview_uuid = i.interview_uuid and p.is_chosen
          and p.user_id <> f.user_id and (r.company_settings_access or r.full_access)
          and coalesce(o.status, 'draft') <> 'submitted')`,
    })
    .from(
      sql`application t
        join interview i on i.account_id = t.account_id and i.user_smartreq_id = t.user_smartreq_id
        join interview_feedback f on f.account_id = i.account_id and f.interview_uuid = i.interview_uuid`,
    )
    .where(
      sql`t.user_id = ${whose.userId} and t.erased_at is null and f.status <> 'draft' ${inCompany(whose)}`,
    )
}

/** What staff wrote about their applications for all who see them; who wrote it is the author's data. */
export async function commentsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
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

/**
 * The documents that staff keep with their applications. What staff wrote about one, and what it says, is in the copy of the
 * company alone, which reads it before it passes it on. `isHidden`: the copy may not hold private ones.
 */
export async function documentsOf(
  tx: Tx,
  whose: Whose,
): Promise<{ row: unknown; isHidden: boolean }[]> {
  const written = sql`jsonb_build_object('description', d.description, 'text', d.file_text)`
  return tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_smartreq_id', t.user_smartreq_id, 'title', d.title,
        'file_name', d.file_name, 'mime', d.mime, 'size', d.size, 'added_at', d.added_at)
        || ${whose.accountId === null ? sql`'{}'::jsonb` : written}`,
      isHidden: sql<boolean>`d.is_private and ${whose.accountId !== null && !whose.hasPrivateData}::boolean`,
    })
    .from(
      sql`application t join applicant_document d
        on d.account_id = t.account_id and d.user_smartreq_id = t.user_smartreq_id`,
    )
    .where(
      sql`t.user_id = ${whose.userId} and t.erased_at is null and d.deleted_at is null ${inCompany(whose)}`,
    )
    .orderBy(sql`d.added_at, d.document_id`)
}

/**
 * The offers that were sent to them, with each version that reached them and what they did by its links. Terms are private:
 * `isHidden` in a copy that may not hold private data. What staff wrote about an offer is not in it.
 */
export async function offersOf(
  tx: Tx,
  whose: Whose,
): Promise<{ row: unknown; isHidden: boolean }[]> {
  const events = sql`(select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.at, 'address', e.address,
      'device', e.device, 'document_sha256', e.document_sha256) order by e.sequence), '[]')
    from offer_event e
    where e.account_id = s.account_id and e.user_offer_id = s.user_offer_id and e.offer_signer_id = s.offer_signer_id)`
  const documents = sql`(select coalesce(jsonb_agg(jsonb_build_object('title', d.title, 'file_name', d.file_name,
      'mime', d.mime, 'size', d.size, 'sha256', d.sha256) order by d.user_offer_document_id), '[]')
    from offer_document d
    where d.account_id = v.account_id and d.user_offer_id = v.user_offer_id and d.version = v.version)`
  return tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('user_offer_id', o.user_offer_id, 'user_smartreq_id', t.user_smartreq_id,
        'version', v.version, 'title', v.title, 'terms', v.terms, 'language', v.language,
        'expires_at', o.expires_at, 'sent_at', s.sent_at, 'opened_at', s.opened_at, 'signed_at', s.signed_at,
        'state', case when s.version < o.version then 'superseded'
          when o.state in ('cancelled', 'rescinded') then 'withdrawn'
          when o.state = 'declined' and s.state <> 'rejected' and o.recorded_by is null then 'withdrawn'
          when o.state in ('sent', 'opened', 'partially_signed') then s.state else o.state end,
        'decline_reason', case when s.state = 'rejected' then o.decline_reason else '' end,
        'name', s.name, 'email', s.email, 'signed_name', s.signed_name, 'signature', s.signature,
        'documents', ${documents}, 'events', ${events})`,
      isHidden: sql<boolean>`${whose.accountId !== null && !whose.hasPrivateData}::boolean`,
    })
    .from(
      sql`application t
        join offer o on o.account_id = t.account_id and o.user_smartreq_id = t.user_smartreq_id
        join offer_signer s on s.account_id = o.account_id and s.user_offer_id = o.user_offer_id
          and s.signer = 'candidate' and s.sent_at is not null
        join offer_version v on v.account_id = s.account_id and v.user_offer_id = s.user_offer_id
          and v.version = s.version`,
    )
    .where(sql`t.user_id = ${whose.userId} and t.erased_at is null ${inCompany(whose)}`)
    .orderBy(sql`o.user_offer_id, v.version`)
}

/** What companies record about them in personal fields, in words. `isHidden`: the copy may not hold private data. */
export async function personalFieldsOf(
  tx: Tx,
  whose: Whose,
): Promise<{ row: unknown; isHidden: boolean }[]> {
  const rows = await tx.db
    .select({
      company: sql<string>`c.name`,
      written: sql<WrittenQuestion>`f.written`,
      answer: sql<AnswerValue>`t.answer`,
      isHidden: sql<boolean>`f.is_private and ${whose.accountId !== null && !whose.hasPrivateData}::boolean`,
    })
    .from(
      sql`account_field_value t join account c on c.account_id = t.account_id
        join account_field f on f.account_id = t.account_id and f.account_field_id = t.account_field_id`,
    )
    .where(sql`t.user_id = ${whose.userId} and t.answer is not null ${inCompany(whose)}`)
    .orderBy(sql`t.account_id, f.sort_order, f.account_field_id`)
  return rows.map(({ company, written, answer, isHidden }) => ({
    row: { company, field: written.text, answer: answerInWords(written, answer) },
    isHidden,
  }))
}

/** The tags that companies gave to their applications. */
export async function tagsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
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

/** The emails by which companies invited their address to apply, as they were written. */
export async function invitationsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
  const rows = await tx.db
    .select({
      row: sql<unknown>`jsonb_build_object('job_id', t.job_id, 'title', j.title, 'email', t.email,
        'first_name', t.first_name, 'last_name', t.last_name, 'subject', t.subject, 'body', t.body,
        'created_at', t.created_at, 'sent_at', t.sent_at, 'opted_out_at', t.opted_out_at)`,
    })
    .from(
      sql`app_user u join applicant_invitation t on t.email = lower(u.email)
        join job j on j.account_id = t.account_id and j.job_id = t.job_id`,
    )
    .where(sql`u.user_id = ${whose.userId} ${inCompany(whose)}`)
  return rows.map(({ row }) => row)
}

/** What companies asked in their own words: the answers name only the ids of these questions. */
export async function questionsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
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
export async function positionsOf(tx: Tx, whose: Whose): Promise<unknown[]> {
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
export async function consentTextsOf(tx: Tx, { userId }: Whose): Promise<unknown[]> {
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

/** Narrows the rows of `t` to those of one company, where a company makes the copy. */
export function inCompany({ accountId }: Whose): SQL {
  return accountId === null ? sql`` : sql`and t.account_id = ${accountId}`
}
