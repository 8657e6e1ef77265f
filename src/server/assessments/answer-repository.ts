// SQL of answers. The save is one statement, because it runs with every tap of every candidate.
import { asc, eq } from 'drizzle-orm'

import type { StoredAnswer } from '#contract/assessments.ts'

import type { NamedStatement, Tx } from '../db/database.ts'
import { answer } from '../db/schema/assessment.ts'

/**
 * Stores a batch and writes its receipt, in one round trip.
 *
 * Order matters less than it seems: merging is idempotent by itself (a revision never replaces a newer or equal one,
 * evidence is unique), so a repeat may run all of it and only loses the race for the receipt, whose unique key then
 * makes the caller answer with the first one. The row lock on the attempt is the fence: `submitted_at` cannot change
 * between the look at it and the commit. Values: attempt, user, device, answers as JSON, key, request hash, command.
 */
const SAVE: NamedStatement = {
  name: 'save-answers',
  text: `
with given as (
  select * from jsonb_to_recordset($4::jsonb) as given(question_id text, value jsonb, rev int, answered_at timestamptz)
), target as (
  select attempt_id, account_id, user_id, submitted_at from attempt
  where attempt_id = $1::uuid and user_id = $2::bigint
  for no key update
), stored as (
  insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
  select t.account_id, t.attempt_id, g.question_id, t.user_id, g.value,
         least(g.answered_at, date_trunc('milliseconds', now()) + interval '1 minute'), $3::uuid, g.rev
  from given g cross join target t where t.submitted_at is null
  on conflict (attempt_id, question_id) do update
    set value = excluded.value, answered_at = excluded.answered_at, device_id = excluded.device_id,
        rev = excluded.rev, received_at = now()
    where (excluded.answered_at, excluded.device_id, excluded.rev) > (answer.answered_at, answer.device_id, answer.rev)
  returning question_id, (xmax = 0) as is_new
), evidence as (
  insert into answer_evidence (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
  select t.account_id, t.attempt_id, g.question_id, t.user_id, g.value, g.answered_at, $3::uuid, g.rev
  from given g cross join target t where t.submitted_at is not null
  on conflict do nothing
), counted as (
  update attempt a
  set answered_count = a.answered_count + (select count(*) from stored where is_new), last_saved_at = now()
  from target t where a.attempt_id = t.attempt_id
  returning a.answered_count
), reply as (
  select jsonb_build_object(
    'attempt_id', t.attempt_id,
    'acknowledged', (select jsonb_agg(jsonb_build_object('question_id', g.question_id, 'rev', g.rev)) from given g),
    'superseded', '[]'::jsonb,
    'is_fenced', t.submitted_at is not null,
    'answered_count', c.answered_count,
    'server_time', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as body
  from target t cross join counted c
), receipt as (
  insert into command_receipt (user_id, idempotency_key, command, request_hash, reply)
  select $2::bigint, $5::uuid, $7::text, $6::char(64), body from reply
  on conflict do nothing
  returning 1
)
select body, exists (select 1 from receipt) as is_first,
       (select count(*) from given) - (select count(*) from stored) as not_stored
from reply`,
}

export type SaveOutcome = {
  /** The receipt's body, before it is known what outranked the batch. */
  readonly body: unknown
  /** False when this key has a receipt already. */
  readonly isFirst: boolean
  /** How many of the batch a newer revision outranked (all, when the attempt is fenced). */
  readonly notStored: number
}

/** Merges a batch into an attempt; null when the user has no such attempt. */
export async function saveAnswers(
  tx: Tx,
  given: {
    attemptId: string
    userId: number
    deviceId: string
    answers: readonly unknown[]
    key: string
    hash: string
    command: string
  },
): Promise<SaveOutcome | null> {
  const [row] = await tx.run(SAVE, [
    given.attemptId,
    given.userId,
    given.deviceId,
    JSON.stringify(given.answers),
    given.key,
    given.hash,
    given.command,
  ])
  if (row === undefined) return null
  return {
    body: row['body'],
    isFirst: row['is_first'] === true,
    notStored: Number(row['not_stored']),
  }
}

/** What is held of an attempt, ordered by question id. */
export async function listAnswers(tx: Tx, attemptId: string): Promise<StoredAnswer[]> {
  const rows = await tx.db
    .select()
    .from(answer)
    .where(eq(answer.attemptId, attemptId))
    .orderBy(asc(answer.questionId))
  return rows.map((row) => ({
    question_id: row.questionId,
    value: row.value,
    rev: row.rev,
    answered_at: row.answeredAt.toISOString(),
    device_id: row.deviceId,
  }))
}
