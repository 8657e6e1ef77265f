// Rules of the writing help: who may use it, how often, and what the model is asked. Stores nothing of any text.
import * as contract from '#contract/messages/writing-help.ts'
import type { WritingBody } from '#contract/messages/writing-help.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { asSystem } from '../../db/as-system.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import type { Secrets } from '../../http/secrets.ts'
import { WritingFailedError, type WritingModel } from '../../integrations/ai/port.ts'
import { takeWriting } from '../../session/try-limits.ts'
import { promptsOf } from './writing-prompts.ts'
import { isWritingToken, writingToken } from './writing-token.ts'

type Deps = Secrets & {
  readonly scopes: StaffScopes
  /** None where the operator named none. */
  readonly writingModel?: WritingModel | undefined
  readonly now: () => Date
}
type Wish = {
  readonly accountId: number
  readonly body: WritingBody
  /** Aborted when the user goes away. */
  readonly signal: AbortSignal
}

/** A model that goes on for longer writes no text that a user waits for. */
const LONGEST_MS = 60_000

export function createWritingService({ scopes, writingModel, now, ...secrets }: Deps) {
  return {
    /** Null where there is no model. */
    token: (caller: Caller, accountId: number): Promise<{ token: string | null }> =>
      scopes.inAccount(
        { caller, accountId, policy: contract.getWritingToken.policy },
        (_, { userId }) => {
          const whose = { accountId, userId, at: now() }
          const token = writingModel === undefined ? null : writingToken(secrets, whose)
          return Promise.resolve({ token })
        },
      ),

    /**
     * The text in parts. @throws AppError `ai_unavailable`, `ai_token_expired`, `rate_limited`, and `ai_failed` when the
     * model does not begin. What breaks later is thrown by the parts.
     */
    async write(caller: Caller, { accountId, body, signal }: Wish): Promise<AsyncIterable<string>> {
      await scopes.inAccount(
        { caller, accountId, policy: contract.writeText.policy },
        async (tx, { userId }) => {
          if (writingModel === undefined) throw new AppError('ai_unavailable')
          const at = now()
          if (!isWritingToken(secrets, { accountId, userId, token: body.token, at }))
            throw new AppError('ai_token_expired')
          if (!(await asSystem(tx, () => takeWriting(tx, { accountId, userId, at }))))
            throw new AppError('rate_limited')
        },
      )
      if (writingModel === undefined) throw new AppError('ai_unavailable')
      const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)])
      return begun(writingModel.write({ ...promptsOf(body), signal: limit }))
    },
  }
}

// The first part decides whether there is an answer at all: until then a refusal can still be told.
async function begun(parts: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const all = parts[Symbol.asyncIterator]()
  const first = await all.next().catch((error: unknown) => {
    if (!(error instanceof WritingFailedError)) throw error
    throw new AppError('ai_failed', { cause: error })
  })
  return (async function* rest() {
    if (first.done === true) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => all }
  })()
}
