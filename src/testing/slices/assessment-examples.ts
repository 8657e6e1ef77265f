// Example requests and rows of assessments, attempts, answers and scores.
import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { PAYLOAD_VERSION } from '#contract/core/version.ts'

import { revision, startBody, submitBody } from '../candidate.ts'
import type { ExampleNeeds, SliceExamples } from '../slice-examples.ts'

export const assessmentExamples: SliceExamples = {
  bodies: {
    saveAnswers: oneAnswer,
    saveUserQuestions: oneAnswer,
    setStartTime: ({ target }) => {
      const { requisition, refId } = target
      const application = { ...target, refId, jobId: requisition.jobId }
      return startBody({ requisition, application })
    },
    validateQuestions: ({ target }) => ({
      payload_version: PAYLOAD_VERSION,
      attempt_id: target.attemptId,
      answers: [],
    }),
    submitQuestions: ({ target }) => submitBody({ attemptId: target.attemptId, answers: [] }),
  },
  rows: ({ accountId, userId, userSmartreqId, userStepActivityId, attemptId, sessionId }) => [
    sql`insert into attribute_type (account_id, slug, category, name) values (${accountId}, ${`own-${accountId}`}, 'competency', '{}')`,
    sql`insert into assessment (account_id, slug, version, kind, title, minutes, question_count, content, scoring, settings)
        values (${accountId}, ${`own-${accountId}`}, 1, 'screening-questions', '{}', 1, 1, '{}', '{}', '{}')`,
    sql`insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language, device_id, pledge_accepted_at, device_started_at)
        values (${attemptId}, ${accountId}, ${userId}, ${userSmartreqId}, ${userStepActivityId}, 1, 'en', ${attemptId}, now(), now())`,
    sql`insert into option_order values (${accountId}, ${userStepActivityId}, 1, ${userId}, '{1,2}', now())`,
    sql`insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        values (${accountId}, ${attemptId}, 'q', ${userId}, '1', now(), ${attemptId}, 1)`,
    sql`insert into answer_evidence (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
        values (${accountId}, ${attemptId}, 'q', ${userId}, '1', now(), ${attemptId}, 1)`,
    sql`insert into attribute_score (account_id, user_smartreq_id, attribute_type_id, user_step_activity_id, raw, answered, items, metric, scoring_version)
        select ${accountId}, ${userSmartreqId}, attribute_type_id, ${userStepActivityId}, 1, 1, 1, 'pomp', '1' from attribute_type limit 1`,
    sql`insert into command_receipt (user_id, idempotency_key, command, request_hash, attempt_id, device_id)
        values (${userId}, ${sessionId}, 'c', 'h', ${attemptId}, ${attemptId}), (${userId}, ${attemptId}, 'other', 'h', null, null)`,
  ],
}

function oneAnswer({ target }: ExampleNeeds) {
  const answers = [revision('customer-focus-1')]
  const { attemptId } = target
  return { payload_version: 1, attempt_id: attemptId, device_id: randomUUID(), answers }
}
