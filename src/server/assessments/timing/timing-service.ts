// Rules of limited time: the first start of a part stands, whatever a journal says is kept, and the verdict follows.
import type { z } from 'zod'

import {
  longestExtraTime,
  withExtraTime,
  type ExtraTime,
} from '#contract/assessments/extra-time-factors.ts'
import { type TimeLimit, listTimeLimits } from '#contract/assessments/time-limits.ts'
import {
  journalReceiptSchema,
  timerReceiptSchema,
  type JournalReceipt,
  type saveJournal,
  type startTimer,
  type StartTimes,
  type TimerReceipt,
} from '#contract/assessments/timing.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { once, senderOf } from '../../http/idempotency.ts'
import type { Secrets } from '../../http/secrets.ts'
import * as attempts from '../attempt-repository.ts'
import { listSettings } from '../extra-time/extra-time-repository.ts'
import {
  acceptedExtraTime,
  extraTimesOf,
  type PartTimes,
  type Setting,
} from '../extra-time/part-time.ts'
import { judgeTiming } from './judge-timing.ts'
import { createStartSignatures, type StartSignatures } from './start-signature.ts'
import * as timings from './timing-repository.ts'

/** Of one attempt, over all devices: some to begin with, and for each question. */
export const JOURNAL_ENTRIES = { base: 1000, each: 100 } as const

type Deps = Secrets & { readonly database: Database; readonly now: () => Date }
type By = { readonly userId: number; readonly idempotencyKey: string }
type StartTimerBody = z.output<typeof startTimer.body>
type JournalBody = z.output<typeof saveJournal.body>

export type TimingService = ReturnType<typeof createTimingService>

export function createTimingService(deps: Deps) {
  const { database, now } = deps
  const signatures = createStartSignatures(deps)
  const asPerson = <T>(userId: number, work: (tx: Tx) => Promise<T>) =>
    database.inScope({ kind: 'person', userId }, work)

  return {
    /** Notes a start, or names the one before. @throws AppError `not_found`, `validation_failed` for a part without limit. */
    startTimer({ userId, idempotencyKey: key }: By, body: StartTimerBody): Promise<TimerReceipt> {
      const effect = (tx: Tx) => noteStart(tx, { userId, body, at: now(), signatures })
      const command = { userId, key, name: 'start-times', request: body }
      const sender = senderOf(body)
      return asPerson(userId, (tx) =>
        once(tx, { ...command, replySchema: timerReceiptSchema, effect, sender }),
      )
    },

    /** When the parts of an attempt began. @throws AppError `not_found`. */
    listStarts(userId: number, attemptId: string): Promise<StartTimes> {
      return asPerson(userId, async (tx) => {
        const { attempt } = await getAttempt(tx, { userId, attemptId })
        const starts = await timings.listStarts(tx, attemptId)
        return {
          ...inForce(await settingsOf(tx, attempt)),
          starts: starts.map((row) => ({
            timer: row.timer,
            started_at: row.startedAt.toISOString(),
          })),
          server_time: now().toISOString(),
        }
      })
    },

    /** Writes the verdict on an attempt as far as it is known; nothing when no part of it is limited. */
    judge: (tx: Tx, attempt: Attempt) => judge(tx, { attempt, at: now(), signatures }),

    /** Keeps entries of a journal. @throws AppError `not_found`, `journal_full`. */
    saveJournal({ userId, idempotencyKey: key }: By, body: JournalBody): Promise<JournalReceipt> {
      const effect = (tx: Tx) => keepEntries(tx, { userId, body, at: now(), signatures })
      const command = { userId, key, name: 'attempt-journal', request: body }
      const sender = senderOf(body)
      return asPerson(userId, (tx) =>
        once(tx, { ...command, replySchema: journalReceiptSchema, effect, sender }),
      )
    },
  }
}

type Judging = { readonly at: Date; readonly signatures: StartSignatures }
type Starting = Judging & { readonly userId: number; readonly body: StartTimerBody }
type Keeping = Judging & { readonly userId: number; readonly body: JournalBody }

async function noteStart(tx: Tx, given: Starting): Promise<TimerReceipt> {
  const { userId, body, at, signatures } = given
  const { attempt } = await getAttempt(tx, { userId, attemptId: body.attempt_id })
  const limits = listTimeLimits(await contentOf(tx, attempt))
  if (!limits.some((limit) => limit.timer === body.timer)) {
    throw new AppError('validation_failed', {
      fields: { timer: 'This part has no limit of time.' },
    })
  }
  const { attemptId, accountId } = attempt
  const claimed = new Date(body.started_at)
  const settings = await settingsOf(tx, attempt)
  await timings.insertStart(tx, {
    attemptId,
    accountId,
    userId,
    timer: body.timer,
    deviceId: body.device_id,
    // Nothing begins after it was heard of: a clock that runs ahead gains nothing.
    startedAt: claimed > at ? at : claimed,
    receivedAt: at,
    extraTime: acceptedExtraTime(body.extra_time ?? 'none', settings),
  })
  const start = (await timings.listStarts(tx, attemptId)).find((row) => row.timer === body.timer)
  if (start === undefined) throw new AppError('conflict')
  // Heard of after the submission: what was judged without it is judged again.
  if (attempt.submittedAt !== null) await judge(tx, { attempt, at, signatures })
  const startedAt = start.startedAt.toISOString()
  return {
    attempt_id: attemptId,
    timer: start.timer,
    started_at: startedAt,
    signature: signatures.sign({ attemptId, timer: start.timer, startedAt }),
    ...inForce(settings),
    server_time: at.toISOString(),
  }
}

async function keepEntries(tx: Tx, given: Keeping): Promise<JournalReceipt> {
  const { userId, body, at } = given
  const { attempt } = await getAttempt(tx, { userId, attemptId: body.attempt_id })
  const { attemptId, accountId } = attempt
  await assertJournalRoom(tx, { attempt, added: body.entries.length })
  await timings.insertEntries(
    tx,
    body.entries.map((entry) => ({
      attemptId,
      accountId,
      userId,
      deviceId: body.device_id,
      seq: entry.seq,
      hash: entry.hash,
      prev: entry.prev,
      kind: entry.kind,
      wallMs: entry.wall_ms,
      monoMs: entry.mono_ms,
      offsetMs: entry.offset_ms,
      page: entry.page,
      detail: entry.detail,
    })),
  )
  await judge(tx, { ...given, attempt })
  return {
    attempt_id: attemptId,
    stored: body.entries.map((entry) => entry.seq),
    server_time: at.toISOString(),
  }
}

type Attempt = attempts.AttemptRow['attempt']

/** A journal grows with the questions: pages, looks away, answers. What is far beyond that is made up. */
async function assertJournalRoom(
  tx: Tx,
  { attempt, added }: { attempt: Attempt; added: number },
): Promise<void> {
  const { questions } = await contentOf(tx, attempt)
  const limit = JOURNAL_ENTRIES.base + JOURNAL_ENTRIES.each * questions.length
  if ((await timings.countEntries(tx, attempt.attemptId)) + added > limit)
    throw new AppError('journal_full')
}

async function judge(tx: Tx, given: Judging & { attempt: Attempt }): Promise<void> {
  const { attempt, at, signatures } = given
  const { attemptId, accountId, userId } = attempt
  const content = await contentOf(tx, attempt)
  if (listTimeLimits(content).length === 0) return
  const starts = await timings.listStarts(tx, attemptId)
  const limits = limitsOf(content, { starts, settings: await settingsOf(tx, attempt) })
  const entries = await timings.listEntries(tx, attemptId)
  const answers = await timings.listAnswerTimes(tx, attemptId)
  const timing = await judgeTiming({ attemptId, limits, starts, entries, answers }, signatures)
  await timings.putTiming(tx, { attemptId, accountId, userId, ...timing, judgedAt: at })
}

// Each with the extra time that it ran with.
function limitsOf(content: Content, times: PartTimes): TimeLimit[] {
  return listTimeLimits(content).flatMap((limit) => {
    const extraTime = longestExtraTime(extraTimesOf(times, limit.timer))
    const seconds = withExtraTime(limit.seconds, extraTime)
    return seconds === null ? [] : [{ ...limit, seconds }]
  })
}

async function contentOf(tx: Tx, { asmtId }: Attempt) {
  const found = await attempts.findContent(tx, asmtId)
  if (found === null) throw new AppError('not_found')
  return found.content
}
type Content = Awaited<ReturnType<typeof contentOf>>

function settingsOf(tx: Tx, { accountId, userSmartreqId }: Attempt): Promise<Setting[]> {
  return listSettings(tx, { accountId, userSmartreqId })
}

function inForce(settings: readonly Setting[]): { extra_time?: ExtraTime } {
  const extraTime = settings.at(-1)?.extraTime ?? 'none'
  return extraTime === 'none' ? {} : { extra_time: extraTime }
}

async function getAttempt(tx: Tx, given: { userId: number; attemptId: string }) {
  const found = await attempts.findAttempt(tx, { ...given, lock: false })
  if (found === null) throw new AppError('not_found')
  return found
}
