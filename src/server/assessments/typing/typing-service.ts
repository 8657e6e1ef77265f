// The typing test of an application for the candidate. Knows no HTTP.
import type { z } from 'zod'

import type { getTypingTest, TypingResult } from '#contract/typing-tests.ts'

import type { Database, Tx } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import * as answers from '../answer-repository.ts'
import * as attempts from '../attempt-repository.ts'
import { typingResultOf, typingTestOf } from './typing-result.ts'

type Key = { readonly refId: number; readonly jobStepActivityId: number }
type TypingTestReply = z.input<(typeof getTypingTest.responses)[200]>['data']

export type TypingService = ReturnType<typeof createTypingService>

export function createTypingService({ database }: { database: Database }) {
  return {
    /** @throws AppError `not_found` for another kind of activity, and for an application that is not the person's. */
    get: (userId: number, key: Key): Promise<TypingTestReply> =>
      database.inScope({ kind: 'person', userId }, async (tx) => {
        const { title, test, attempt, result } = await read(tx, { userId, ...key })
        const isSubmitted = attempt !== null && attempt.submittedAt !== null
        const { seconds } = test
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
  return { title: found.content.title, test, attempt, result: resultFor(test, answer?.value) }
}

// Flags are for staff: who reads them could write a log around them.
function resultFor(...typed: Parameters<typeof typingResultOf>): TypingResult | null {
  const facts = typingResultOf(...typed)
  if (facts === null) return null
  const { flags: _flags, ...result } = facts
  return result
}
