// Saving answers: every batch is checked against its instrument, merged, and answered with one receipt for ever.
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'

import {
  answersReceiptSchema,
  type AnswersReceipt,
  type saveAnswers as saveEndpoint,
} from '#contract/assessments/assessments.ts'

import type { Database, Tx } from '../db/database.ts'
import { AppError } from '../http/app-error.ts'
import { firstReply, requestHash } from '../http/idempotency.ts'
import * as answers from './answer-repository.ts'
import * as attempts from './attempt-repository.ts'
import { assertAnswersFit, questionRules, type QuestionRules } from './question-rules.ts'

const COMMAND = 'assessment-answers'
const KNOWN_ATTEMPTS = 50_000
const KNOWN_INSTRUMENTS = 200

export type SaveBody = z.output<typeof saveEndpoint.body>
type Save = { readonly userId: number; readonly key: string; readonly body: SaveBody }

/**
 * Merges batches of answers: the newest revision of each question wins (I7), late ones become evidence (I6), and a
 * repeat of a key changes nothing (I3).
 */
export function createAnswerSaver(deps: { database: Database }) {
  const { database } = deps
  const rulesFor = createRulesLookup(deps)

  return async function saveAnswers(save: Save): Promise<AnswersReceipt> {
    const { userId, key, body } = save
    assertAnswersFit(await rulesFor({ userId, attemptId: body.attempt_id }), body.answers)
    const hash = requestHash(COMMAND, body)
    try {
      return await merge(database, { ...save, hash })
    } catch (error) {
      if (!(error instanceof answers.RepeatedError)) throw error
      return database.inScope({ kind: 'person', userId }, async (tx) =>
        answersReceiptSchema.parse(await firstReply(tx, { userId, key, hash })),
      )
    }
  }
}

async function merge(database: Database, save: Save & { hash: string }): Promise<AnswersReceipt> {
  const { userId, key, hash, body } = save
  const receipt = await answers.saveAnswers(database, {
    attemptId: body.attempt_id,
    userId,
    deviceId: body.device_id,
    answers: body.answers,
    key,
    hash,
    command: COMMAND,
  })
  if (receipt === null) throw new AppError('not_found')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked once, by the endpoint's own reply schema
  return receipt as AnswersReceipt
}

// Which answers an attempt takes. Known attempts cost nothing; others one look-up, as the person whose it must be.
function createRulesLookup({ database }: { database: Database }) {
  const instrumentOf = new LRUCache<string, number>({ max: KNOWN_ATTEMPTS })
  const rulesOf = new LRUCache<number, QuestionRules>({ max: KNOWN_INSTRUMENTS })

  return async (given: { userId: number; attemptId: string }): Promise<QuestionRules> => {
    const { userId, attemptId } = given
    const known = instrumentOf.get(attemptId)
    const cached = known === undefined ? undefined : rulesOf.get(known)
    if (cached !== undefined) return cached
    return database.inScope({ kind: 'person', userId }, async (tx) => {
      const found = await attempts.findAttempt(tx, { ...given, lock: false })
      if (found === null) throw new AppError('not_found')
      const { asmtId } = found.attempt
      const rules = rulesOf.get(asmtId) ?? (await readRules(tx, asmtId))
      instrumentOf.set(attemptId, asmtId)
      rulesOf.set(asmtId, rules)
      return rules
    })
  }
}

async function readRules(tx: Tx, asmtId: number): Promise<QuestionRules> {
  const content = await attempts.findContent(tx, asmtId)
  if (content === null) throw new AppError('not_found')
  return questionRules(content.content)
}
