// A company with a row in every table that holds companies' or people's rows, for tests of who sees them.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { Database } from '#server/db/database.ts'

import { buildApplication, buildCompany, buildPerson, buildRequisition } from './builders.ts'

export type FilledCompany = { accountId: number; userId: number; sessionId: string }

/** A company with a row in every table, and a person behind them. */
export async function fillCompany(database: Database, name: string): Promise<FilledCompany> {
  const { accountId, roles } = await buildCompany(database, { name })
  const someone = await buildPerson(database)
  const { userId } = someone
  const requisition = await buildRequisition(database, { company: { accountId }, team: [userId] })
  const made = await buildApplication(database, { requisition, person: someone })
  const attemptId = randomUUID()
  const sessionId = randomUUID()
  const activity = sql`(select user_step_activity_id from user_step_activity where user_smartreq_id = ${made.userSmartreqId} limit 1)`
  const statements = [
    sql`insert into user_role (account_id, user_id, role_id) values (${accountId}, ${userId}, ${roles.Limited})`,
    sql`insert into member_limit values (${accountId}, ${userId}, 'smartreq')`,
    sql`insert into available_job values (${accountId}, ${userId}, 'smartreq', ${made.jobId})`,
    sql`insert into staff_invitation (account_id, email, role_id, invited_by, link_uuid, origin, language, invited_at, expires_at)
        values (${accountId}, 'e', ${roles.Limited}, ${userId}, ${attemptId}, 'o', 'en', now(), now())`,
    sql`insert into list_layout (account_id, user_id, list, columns) values (${accountId}, ${userId}, 'applicants', '[]')`,
    sql`insert into saved_view (account_id, user_id, list, name, query) values (${accountId}, ${userId}, 'users', 'v', '')`,
    sql`insert into sign_in_policy values (${accountId}, 60, 24)`,
    sql`insert into sign_on_provider (account_id, provider_name, provider_slug, issuer, client_id, allowed_domains, first_name_claim, last_name_claim, default_role_id, is_enabled)
        values (${accountId}, 'P', 'p', 'https://p.example', 'c', '{a.example}', 'f', 'l', ${roles.Limited}, true)`,
    sql`insert into sign_on_identity (account_id, issuer, subject, user_id) values (${accountId}, 'https://p.example', 's', ${userId})`,
    sql`insert into used_id_token values (${accountId}, 'd', now())`,
    sql`insert into company_media values (${accountId}, ${attemptId}, 'image/png', 1, now())`,
    sql`insert into career_page (account_id, slug) values (${accountId}, ${`company-${accountId}`})`,
    sql`insert into job_posting (account_id, job_id, title) values (${accountId}, ${made.jobId}, 't')`,
    sql`insert into source_link (account_id, job_id, source_id, token)
        select ${accountId}, ${made.jobId}, source_id, ${`token-${accountId}`} from source where account_id = ${accountId} limit 1`,
    sql`insert into account_preference values (${accountId}, 'EEOC_DASHBOARD', '1')`,
    sql`insert into attribute_type (account_id, slug, category, name) values (${accountId}, ${`own-${accountId}`}, 'competency', '{}')`,
    sql`insert into assessment (account_id, slug, version, kind, title, minutes, question_count, content, scoring, settings)
        values (${accountId}, ${`own-${accountId}`}, 1, 'screening-questions', '{}', 1, 1, '{}', '{}', '{}')`,
    sql`insert into account_question (account_id, text, type, written) values (${accountId}, 'q', 'date', '{}')`,
    sql`insert into interview_question (account_id, text, help, details, anchors) values (${accountId}, 'q', '', '', '[]')`,
    sql`insert into interview_guide (account_id, name, intro) values (${accountId}, 'g', '')`,
    sql`insert into interview_guide_question
        select account_id, interview_guide_id, (select max(interview_question_id) from interview_question q where q.account_id = ${accountId}), 1
        from interview_guide where account_id = ${accountId}`,
    sql`insert into account_onboarding_form (account_id, name, sections) values (${accountId}, 'f', '[]')`,
    sql`insert into account_field (account_id, usage_type_id, text, is_private, written) values (${accountId}, 2, 'f', false, '{}')`,
    sql`insert into job_attribute (account_id, job_id, attribute_type_id, sort_order) select ${accountId}, ${made.jobId}, attribute_type_id, 1 from attribute_type limit 1`,
    sql`insert into predictive_model (account_id, job_id, name) values (${accountId}, ${made.jobId}, 'm')`,
    sql`insert into predictive_model_version (account_id, predictive_model_id, version, created_by)
        select account_id, predictive_model_id, 1, ${userId} from predictive_model where account_id = ${accountId}`,
    sql`insert into predictive_model_attribute
        select account_id, predictive_model_id, 1, (select min(attribute_type_id) from attribute_type), 1, 1
        from predictive_model where account_id = ${accountId}`,
    sql`insert into activity_notification values (${accountId}, (select job_team_id from job_team where job_id = ${made.jobId} limit 1), 1)`,
    sql`insert into invite_message values (${accountId}, ${made.jobId}, 's', 'b', 'en')`,
    sql`insert into applicant_invitation (account_id, invitation_uuid, job_id, email, first_name, last_name, sent_by, subject, body, language, apply_path, origin, created_at)
        values (${accountId}, ${attemptId}, ${made.jobId}, 'e', 'f', 'l', ${userId}, 's', 'b', 'en', '/', 'o', now())`,
    sql`insert into hiring_class (account_id, job_id, name, seats, start_date, status)
        values (${accountId}, ${made.jobId}, 'c', 5, '2027-01-04', 'open')`,
    sql`insert into hiring_class_assignment (account_id, batch_id, user_smartreq_id, assigned_by)
        values (${accountId}, ${attemptId}, ${made.userSmartreqId}, ${userId})`,
    sql`insert into application_comment (account_id, comment_uuid, user_smartreq_id, author_user_id, scope, text, created_at)
        values (${accountId}, gen_random_uuid(), ${made.userSmartreqId}, ${userId}, 'team', 'c', now())`,
    sql`insert into comment_mention (account_id, comment_uuid, user_id)
      select account_id, comment_uuid, author_user_id from application_comment where account_id = ${accountId}`,
    sql`insert into app_user (email, first_name, last_name) values (${`twin-${accountId}@example.com`}, 'f', 'l')`,
    sql`insert into applicant (account_id, user_id, first_name, last_name, email)
        select ${accountId}, user_id, first_name, last_name, email from app_user where email = ${`twin-${accountId}@example.com`}`,
    sql`insert into duplicate_dismissal
        select ${accountId}, ${userId}, user_id, ${userId}, now() from app_user where email = ${`twin-${accountId}@example.com`}`,
    sql`insert into applicant_tag (account_id, name) values (${accountId}, 't')`,
    sql`insert into application_tag (account_id, user_smartreq_id, tag_id)
        select account_id, ${made.userSmartreqId}, tag_id from applicant_tag where account_id = ${accountId}`,
    sql`insert into application_change (account_id, batch_id, user_smartreq_id, kind, before, after, changed_by, changed_at)
        values (${accountId}, ${attemptId}, ${made.userSmartreqId}, 'assign', '{}', '{}', ${userId}, now())`,
    sql`insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language, device_id, pledge_accepted_at, device_started_at)
        values (${attemptId}, ${accountId}, ${userId}, ${made.userSmartreqId}, ${activity}, 1, 'en', ${attemptId}, now(), now())`,
    sql`insert into option_order values (${accountId}, ${activity}, 1, ${userId}, '{1,2}', now())`,
    sql`insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        values (${accountId}, ${attemptId}, 'q', ${userId}, '1', now(), ${attemptId}, 1)`,
    sql`insert into answer_evidence (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        values (${accountId}, ${attemptId}, 'q', ${userId}, '1', now(), ${attemptId}, 1)`,
    sql`insert into recording (account_id, recording_id, attempt_id, question_id, user_id, user_smartreq_id, device_id, mime)
        values (${accountId}, ${attemptId}, ${attemptId}, 'q', ${userId}, ${made.userSmartreqId}, ${attemptId}, 'video/webm')`,
    sql`insert into recording_chunk (account_id, recording_id, round, index, user_id, size, sha256)
        values (${accountId}, ${attemptId}, 1, 0, ${userId}, 1, 'h')`,
    sql`insert into attempt_timer values (${accountId}, ${attemptId}, 'activity', ${userId}, ${attemptId}, now(), now())`,
    sql`insert into attempt_journal values (${accountId}, ${attemptId}, ${attemptId}, 1, 'h', 'p', ${userId}, 'page', 0, 0, 0, ${attemptId}, '')`,
    sql`insert into attempt_timing values (${accountId}, ${attemptId}, ${userId}, 'verified', '[]', now())`,
    sql`insert into attempt_refusal (account_id, attempt_id, place, user_id, command, code)
        values (${accountId}, ${attemptId}, 1, ${userId}, 'answers', 'not_found')`,
    sql`insert into attribute_score (account_id, user_smartreq_id, attribute_type_id, user_step_activity_id, raw, answered, items, metric, scoring_version)
        select ${accountId}, ${made.userSmartreqId}, attribute_type_id, ${activity}, 1, 1, 1, 'pomp', '1' from attribute_type limit 1`,
    sql`insert into invitation (account_id, kind, job_id, user_smartreq_id, subject_user_id)
        values (${accountId}, 'scorecard', ${made.jobId}, ${made.userSmartreqId}, ${userId})`,
    sql`insert into data_export (export_id, account_id, user_id, language, origin, requested_at, expires_at)
        values (${sessionId}, ${accountId}, ${userId}, 'en', 'o', now(), now()), (${attemptId}, null, ${userId}, 'en', 'o', now(), now())`,
    sql`insert into applicant_export (account_id, export_id, user_id, format, language, request, requested_at, expires_at)
        values (${accountId}, ${sessionId}, ${userId}, 'csv', 'en', '{}', now(), now())`,
    sql`insert into erasure_request (erasure_id, user_id, requested_at, due_at) values (${sessionId}, ${userId}, now(), now())`,
    sql`insert into erasure_proof values (${sessionId}, ${accountId}, 'h', 'request', now())`,
    sql`insert into removable_file values (${sessionId})`,
    sql`insert into legal_hold values (${accountId}, ${made.userSmartreqId}, 'r', ${userId}, now())`,
    sql`insert into retention_policy values (${accountId}, 180, null, now())`,
    sql`insert into retention_run values (${accountId}, now(), 'ended_applications', now(), now(), 180)`,
    sql`insert into automation_rule (account_id, job_id, slug, name, sort_order, trigger, conditions, actions)
        values (${accountId}, ${made.jobId}, 's', 'n', 1, '{}', '[]', '[]')`,
    sql`insert into automation_run (account_id, automation_rule_id, user_smartreq_id, event_key, state, at, seen_status, chain,
          batch_id, change_batch_ids)
        select ${accountId}, automation_rule_id, ${made.userSmartreqId}, 'e', 'done', now(), 'new', '{}', ${attemptId}, '{}'
        from automation_rule where account_id = ${accountId}`,
    sql`insert into application_decision (account_id, batch_id, user_smartreq_id, action, decided_by, decided_at, entered_at,
          plan_version, from_status, from_step_status, to_status, to_step_status)
        values (${accountId}, ${attemptId}, ${made.userSmartreqId}, 'review', ${userId}, now(), now(), 1, 'new', 'passed', 'active', 'passed')`,
    sql`insert into human_review (account_id, user_smartreq_id, decision_id, user_id, note, asked_at)
        select ${accountId}, ${made.userSmartreqId}, decision_id, ${userId}, 'n', now()
        from application_decision where account_id = ${accountId}`,
    sql`insert into scorecard_share (account_id, user_smartreq_id, shared_by, message, has_answers, language, origin, shared_at, expires_at)
        values (${accountId}, ${made.userSmartreqId}, ${userId}, '', false, 'en', 'o', now(), now())`,
    sql`insert into scorecard_share_recipient (account_id, recipient_id, share_id, email, token_hash)
        select ${accountId}, ${attemptId}, share_id, 'e', md5(${attemptId}) || md5(${attemptId})
        from scorecard_share where account_id = ${accountId}`,
    sql`insert into kiosk_station (account_id, name, place, pin_hash, enrolment_id, enrolment_hash, enrolment_expires_at, created_at)
        values (${accountId}, 'k', '', 'h', ${attemptId}, md5(${attemptId}) || md5(${attemptId}), now(), now())`,
    sql`insert into kiosk_code (account_id, code_id, user_smartreq_id, code_hash, made_by, made_at, expires_at)
        values (${accountId}, ${attemptId}, ${made.userSmartreqId}, md5(${attemptId}) || md5(${attemptId}), ${userId}, now(), now())`,
    sql`insert into kiosk_session (account_id, session_id, station_id, code_id, user_id, user_smartreq_id, started_at)
        select account_id, ${sessionId}, station_id, ${attemptId}, ${userId}, ${made.userSmartreqId}, now()
        from kiosk_station where account_id = ${accountId}`,
    sql`insert into message_batch values (${accountId}, ${attemptId}, ${made.jobId}, ${userId}, 's', 'b', 'en', 'o', now(), now())`,
    sql`insert into message (account_id, message_id, batch_id, user_id, user_smartreq_id, created_at)
        values (${accountId}, ${sessionId}, ${attemptId}, ${userId}, ${made.userSmartreqId}, now())`,
    sql`insert into message_reply (account_id, reply_id, user_id, user_smartreq_id, mail_hash, from_email, is_from_applicant, subject, text, quoted, is_cut, files, received_at)
        values (${accountId}, ${sessionId}, ${userId}, ${made.userSmartreqId}, md5(${attemptId}) || md5(${attemptId}), 'e', true, 's', 't', '', false, '[]', now())`,
    sql`insert into extra_time_setting (account_id, user_smartreq_id, user_id, extra_time, set_by, set_at)
        values (${accountId}, ${made.userSmartreqId}, ${userId}, '1.5', ${userId}, now())`,
    sql`insert into eeoc_answer values (${accountId}, ${made.userSmartreqId}, ${userId}, 'female', 'asian', 'decline', null, now())`,
    sql`insert into disclosure_block values (${accountId}, ${made.userSmartreqId}, ${made.jobId}, 1)`,
    sql`insert into email_opt_out values (${accountId}, ${userId}, now())`,
    sql`insert into email_template values (${accountId}, 't', 'en', 'T', 's', 'b', now())`,
    sql`insert into interview (account_id, interview_uuid, user_smartreq_id, user_id, job_step_activity_id, user_step_activity_id,
          status, mode, minutes, format, place, expires_at, created_at, created_by)
        select ${accountId}, ${attemptId}, ${made.userSmartreqId}, ${userId}, job_step_activity_id, user_step_activity_id,
          'awaiting_candidate_booking', 'one', 30, 'video', 'p', now(), now(), ${userId}
        from user_step_activity where user_step_activity_id = ${activity}`,
    sql`insert into interview_interviewer values (${accountId}, ${attemptId}, ${userId}, true)`,
    sql`insert into interview_feedback values (${accountId}, ${attemptId}, ${userId}, 'draft', '{}', null, null, now())`,
    sql`insert into interviewer_availability values (${accountId}, ${userId}, 'Europe/Berlin', '[]', '[]', 0, 0, null, null, 'p', 'a', now())`,
    sql`insert into interviewer_calendar (account_id, calendar_id, user_id, sealed_address, address_hash, host, added_at, ordered_at)
        values (${accountId}, ${attemptId}, ${userId}, 's', 'h', 'h', now(), now())`,
    sql`insert into calendar_busy_time values (${accountId}, ${attemptId}, now(), now() + interval '1 hour')`,
    sql`insert into audit_event (account_id, actor_id, entity, entity_id, action) values (${accountId}, ${userId}, 'application', 1, 'apply')`,
    sql`insert into login_session (session_id, user_id, expires_at) values (${sessionId}, ${userId}, now())`,
    sql`insert into refresh_token (token_hash, session_id) values (${sessionId}, ${sessionId})`,
    sql`insert into emailed_token (token_id, user_id, purpose, token_hash, expires_at)
        values (${sessionId}, ${userId}, 'verify-email', ${sessionId}, now())`,
    sql`insert into mail (mail_id, user_id, kind, language, origin, token_id)
        values (${sessionId}, ${userId}, 'verify-email', 'en', 'o', ${sessionId})`,
    sql`insert into password_request (request_id, email, language, origin) values (${sessionId}, 'e', 'en', 'o')`,
    sql`insert into mailbox_message (mail_id, "to", subject, text, html, sent_at) values (${sessionId}, 'e', 's', 't', 'h', now())`,
    sql`insert into authenticator_app (user_id, secret, confirmed_at) values (${userId}, 's', now())`,
    sql`insert into recovery_code values (${userId}, 'h')`,
    sql`insert into passkey (credential_id, user_id, name, public_key, counter, transports)
        values (${sessionId}, ${userId}, 'n', 'k', 0, '{}')`,
    sql`insert into pending_sign_in values (${sessionId}, ${userId}, now())`,
    sql`insert into passkey_challenge values (${sessionId}, 'c', ${userId}, now())`,
    sql`insert into consent_text (account_id, kind, version, bodies, asks_again, published_at)
        values (${accountId}, 'privacy', 1, '{}', true, now())`,
    sql`insert into consent select ${userId}, text_id, 'en', 'asked', now() from consent_text where account_id = ${accountId}`,
    sql`insert into user_profile (user_id, city, saved_at) values (${userId}, 'Saltmarsh', now())`,
    sql`insert into job_experience (user_id, user_job_id, company_name, title, saved_at) values (${userId}, ${attemptId}, 'c', 't', now())`,
    sql`insert into user_private values (${userId}, '1987-03-21', 'Female')`,
    sql`insert into try_limit (limit_key, tries, last_at) values (${sessionId}, 1, now())`,
    sql`insert into command_receipt (user_id, idempotency_key, command, request_hash, attempt_id, device_id)
        values (${userId}, ${sessionId}, 'c', 'h', ${attemptId}, ${attemptId}), (${userId}, ${attemptId}, 'other', 'h', null, null)`,
  ]
  for (const statement of statements) await database.owner.execute(statement)
  return { accountId, userId, sessionId }
}
