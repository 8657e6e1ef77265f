// Writes what the devices of the demo's applicants sent: the receipts that their attempts and answers would have left.
import type {
  AnswersReceipt,
  StartReceipt,
  SubmitReceipt,
} from '#contract/assessments/assessments.ts'
import type { answer, attempt } from '#server/db/schema/assessment.ts'
import { commandReceipt } from '#server/db/schema/session.ts'
import { attemptRefusal } from '#server/db/schema/trail.ts'
import { requestHash } from '#server/http/idempotency.ts'

import type { Database } from './bulk-insert.ts'
import { insertRows } from './bulk-insert.ts'
import { seededRandom } from './random.ts'

type Attempt = typeof attempt.$inferInsert & { startedAt: Date }
type Answer = typeof answer.$inferInsert
type Sent = {
  readonly deviceId: string
  readonly at: Date
  readonly command: string
  readonly reply: StartReceipt | AnswersReceipt | SubmitReceipt
}

/** A device sends at once what was answered since it sent last. */
const BATCH = 6
const SECOND_MS = 1000

/** `answers` are those of the attempts, each attempt's in the order in which they were given. */
export async function seedTrail(
  db: Database,
  written: { attempts: readonly Attempt[]; answers: readonly Answer[] },
): Promise<void> {
  const random = seededRandom(0x7a11)
  const answersOf = Map.groupBy(written.answers, (one) => one.attemptId)
  const kept = written.attempts.flatMap((attempt) => {
    const answers = answersOf.get(attempt.attemptId)
    return answers === undefined ? [] : [{ attempt, answers }]
  })
  const receipts = kept.flatMap(({ attempt, answers }) => {
    const { attemptId, userId } = attempt
    const sent = [
      ...starts(attempt, answers),
      ...batches(attempt, answers),
      ...end(attempt, answers),
    ]
    return sent.map(({ at, ...rest }) => ({ ...rest, attemptId, userId, createdAt: at }))
  })
  await insertRows(db, {
    table: commandReceipt,
    rows: receipts.map((receipt) => {
      const idempotencyKey = random.uuid()
      return {
        ...receipt,
        idempotencyKey,
        requestHash: requestHash(receipt.command, idempotencyKey),
      }
    }),
  })
  await insertRows(db, {
    table: attemptRefusal,
    rows: kept.flatMap(({ attempt, answers }) => refusals(attempt, answers)),
  })
}

// The device that began, and each that was given the attempt before its first answer.
function starts({ attemptId, deviceId, startedAt }: Attempt, answers: readonly Answer[]): Sent[] {
  const firsts = new Map(answers.toReversed().map((one) => [one.deviceId, one.answeredAt]))
  const others = [...firsts].filter(([id]) => id !== deviceId)
  const opened = others.map(([id, at]): [string, Date] => [id, before(at, SECOND_MS)])
  return [[deviceId, startedAt] as const, ...opened].map(([id, at]) => ({
    deviceId: id,
    at,
    command: 'set-start-time',
    reply: {
      attempt_id: attemptId,
      started_at: startedAt.toISOString(),
      submitted_at: null,
      server_time: at.toISOString(),
    },
  }))
}

function batches({ attemptId }: Attempt, answers: readonly Answer[]): Sent[] {
  const batchesOf = Map.groupBy(
    answers.entries().toArray(),
    ([index, one]) => `${one.deviceId} ${Math.floor(index / BATCH)}`,
  )
  return [...batchesOf.values()].flatMap((batch) => {
    const last = batch.at(-1)
    if (last === undefined) return []
    const [index, { deviceId, answeredAt: at }] = last
    return {
      deviceId,
      at,
      command: 'assessment-answers',
      reply: {
        attempt_id: attemptId,
        acknowledged: batch.map(([, one]) => ({
          question_id: one.questionId,
          rev: one.rev,
          answered_at: one.answeredAt.toISOString(),
        })),
        superseded: [],
        is_fenced: false,
        answered_count: index + 1,
        server_time: at.toISOString(),
      },
    }
  })
}

function end({ attemptId, submittedAt, digest }: Attempt, answers: readonly Answer[]): Sent[] {
  const deviceId = answers.at(-1)?.deviceId
  if (!submittedAt || deviceId === undefined) return []
  const at = submittedAt.toISOString()
  const count = { answered_count: answers.length, digest: digest ?? '' }
  const reply = { attempt_id: attemptId, submitted_at: at, server_time: at, ...count }
  return [{ deviceId, at: submittedAt, command: 'user-questions-submit', reply }]
}

// A device that goes on with another one's work does not have all of it yet when it submits first.
function refusals(attempt: Attempt, answers: readonly Answer[]) {
  const { accountId, attemptId, userId, submittedAt, deviceId: first } = attempt
  const deviceId = answers.at(-1)?.deviceId
  if (!submittedAt || deviceId === undefined || deviceId === first) return []
  const refused = { place: 1, command: 'submit', code: 'answers_differ' }
  const at = before(submittedAt, SECOND_MS)
  return [{ accountId, attemptId, userId, deviceId, at, ...refused }]
}

function before(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() - milliseconds)
}
