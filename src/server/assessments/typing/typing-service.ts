// The typing test of an application for the candidate. Knows no HTTP.
import type { z } from 'zod'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import { withExtraTime } from '#contract/assessments/extra-time-factors.ts'
import type { getTypingTest, TypingResult } from '#contract/assessments/typing-tests.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as answers from '../answer-repository.ts'
import * as attempts from '../attempt-repository.ts'
import { getExtraTime } from '../extra-time/extra-time-repository.ts'
import { readPartTimes } from '../extra-time/read-part-times.ts'
import { asItRan, typingResultOf, typingTestOf, type TypingTest } from './typing-result.ts'

type Key = { readonly refId: number; readonly jobStepActivityId: number }
type TypingTestReply = z.input<(typeof getTypingTest.responses)[200]>['data']

export type TypingService = ReturnType<typeof createTypingService>

export function createTypingService({ database }: { database: Database }) {
  return {
    /** @throws AppError `not_found` for another kind of activity, and for an application that is not the person's. */
    get: (userId: number, key: Key): Promise<TypingTestReply> =>
      database.inScope({ kind: 'person', userId }, async (tx) => {
        const { title, test, extraTime, attempt, result } = await read(tx, { userId, ...key })
        const isSubmitted = attempt !== null && attempt.submittedAt !== null
        const seconds = withExtraTime(test.seconds, extraTime)
        return { title, seconds, is_submitted: isSubmitted, result: isSubmitted ? result : null }
      }),

    /** The result of what the server has, submitted or not; null where nothing was typed. @throws AppError `not_found`. */
    score: (userId: number, key: Key): Promise<TypingResult | null> =>
      database.inScope({ kind: 'person', userId }, async (tx) => {
        const { result } = await read(tx, { userId, ...key })
        return result
      }),
  }
}

async function read(tx: Tx, given: Key & { userId: number }) {
  const activity = await attempts.findActivity(tx, given)
  const found = activity === null ? null : await attempts.findContent(tx, activity.asmtId)
  const test = found === null ? null : typingTestOf(found.content)
  if (activity === null || found === null || test === null) throw new AppError('not_found')
  const attempt = await attempts.findAttemptAt(tx, activity)
  const stored = attempt === null ? [] : await answers.listAnswers(tx, attempt.attemptId)
  const answer = stored.find((one) => one.question_id === test.questionId)
  const extraTime = await getExtraTime(tx, activity)
  const result = attempt === null ? null : await resultFor(tx, { test, attempt, answer })
  return { title: found.content.title, test, extraTime, attempt, result }
}

type Answered = {
  readonly test: TypingTest
  readonly attempt: NonNullable<Awaited<ReturnType<typeof attempts.findAttemptAt>>>
  readonly answer: { readonly value: AnswerValue } | undefined
}

// Flags are for staff: who reads them could write a log around them.
async function resultFor(tx: Tx, given: Answered): Promise<TypingResult | null> {
  const { test, attempt, answer } = given
  const times = await readPartTimes(tx, attempt)
  const facts = typingResultOf(asItRan(test, { answer: answer?.value, times }), answer?.value)
  if (facts === null) return null
  const { flags: _flags, ...result } = facts
  return result
}
