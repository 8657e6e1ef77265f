/** A candidate of the first demo company, at an address of their own. */
import { randomUUID } from 'node:crypto'

import { DEMO_COMPANIES } from '../../src/server/db/demo/companies.ts'
import { send, sendJson, type Reply } from './send.ts'
import { cookieOf } from './sign-on.ts'

const [WAREHOUSE, CUSTOMERS] = DEMO_COMPANIES[0]?.requisitions ?? []
/** Two requisitions of one company that take applications. */
export const POSTINGS = [WAREHOUSE?.uuid ?? '', CUSTOMERS?.uuid ?? ''] as const

export type Applicant = Awaited<ReturnType<typeof createApplicant>>

/** The server refuses more work for now: the attack ends, and nothing is wrong. */
class LimitedError extends Error {}

type Named = { port: number; from: string; firstName: string; lastName?: string; email?: string }

/** @throws LimitedError, or Error when the account is refused for another reason */
export async function createApplicant(given: Named) {
  const { port, from, firstName, lastName = 'Attacker' } = given
  const email = given.email ?? `${randomUUID()}@example.com`
  const names = { first_name: firstName, last_name: lastName }
  const body = { ...names, email, password: `${randomUUID()}Aa1!` }
  const made = await sendJson({ port, path: '/auth/v1/create/', body, from })
  const { user } = dataOf(made, 201)
  const cookie = cookieOf(made)
  const mine = `/user/v1/progress-tracker/user/${user.user_id}/`
  const post = (path: string, sent: unknown) => {
    const headers = { cookie, 'idempotency-key': randomUUID() }
    return sendJson({ port, path, from, headers, body: sent })
  }
  const get = (path: string) => send({ port, path, from, headers: { cookie } })
  return {
    email,
    post,
    get,
    /** Where the tracker of an application is read. */
    trackerOf: (refId: number) => `${mine}ref/${refId}/`,
    /** @returns its ref_id */
    async apply(jobUuid: string): Promise<number> {
      return dataOf(await post(mine, { job_uuid: jobUuid }), 201).ref_id
    },
  }
}

/** @throws LimitedError when the server limits, Error for any other answer that was not expected */
// oxlint-disable-next-line typescript/no-explicit-any -- the contract checks its shape
export function dataOf({ status, text }: Reply, expected = 200): any {
  if (status === 429 || status === 503) throw new LimitedError()
  if (status !== expected) throw new Error(`${status} ${text.slice(0, 200)}`)
  return JSON.parse(text).data
}

/** An attack that the server limits says nothing; one that could not be prepared says why. */
export async function unlessLimited(
  attack: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await attack()
  } catch (error) {
    // A connection that is cut is an answer as well.
    if (error instanceof LimitedError || isCut(error)) return undefined
    return String(error)
  }
}

function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('E')
}
