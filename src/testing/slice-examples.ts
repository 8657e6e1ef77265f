// What a slice of the server gives the sweeps over the contract and over the tables; each has one such value.
import type { SQL } from 'drizzle-orm'

import type { TestApp } from './test-app.ts'
import { NO_ID, type Target, type World } from './world.ts'

/** What an example request is made from: the app that answers it, and whom and what it is about. */
export type ExampleNeeds = {
  readonly test: TestApp
  readonly world: World
  readonly target: Target
}

export type Params = Readonly<Record<string, string | number>>
export type Body = Readonly<Record<string, unknown>> | FormData
type Make<Value> = (needs: ExampleNeeds) => Value | Promise<Value>
type ByEndpoint<Value> = Readonly<Record<string, Value>>

/** What differs from the address that the contract and `example-ids.ts` make. */
type OwnRequest = {
  readonly params?: Params
  readonly body?: Body
  /** What the browser would send along, cookies for example. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A company with an application, whose rows the slices add; UUIDs for the keys of rows that nothing else names. */
export type RowNeeds = {
  readonly accountId: number
  /** The applicant, who is on the team of the requisition as well. */
  readonly userId: number
  readonly jobId: number
  readonly userSmartreqId: number
  /** An activity of the application. */
  readonly userStepActivityId: SQL
  /** A role of the company. */
  readonly roleId: number
  readonly attemptId: string
  readonly sessionId: string
}

/** By the names that endpoints are exported under. */
export type SliceExamples = {
  /** A good body, or what makes one: a new one each time where a call takes something away. */
  readonly bodies?: ByEndpoint<Body | Make<Body>>
  /** Parameters that `example-ids.ts` does not know, or that no other call may share. */
  readonly params?: ByEndpoint<Make<Params>>
  /** What the query must say. */
  readonly queries?: ByEndpoint<Make<Params>>
  /** All but the query at once, where its parts belong together. */
  readonly requests?: ByEndpoint<Make<OwnRequest>>
  /** A row in every table of the slice, in the order in which they may name one another. */
  readonly rows?: (company: RowNeeds) => readonly SQL[]
}

/** Parameters of what belongs to a target; of nothing, as `example-ids.ts` has them, where the target is missing. */
export function unlessMissing(make: Make<Params>): Make<Params> {
  return (needs) => (needs.target.accountId === NO_ID ? {} : make(needs))
}

/** The slice that has the examples of each endpoint. @throws Error for an endpoint that two slices name. */
export function slicesByEndpoint(
  slices: readonly SliceExamples[],
): ReadonlyMap<string, SliceExamples> {
  const found = new Map<string, SliceExamples>()
  for (const slice of slices) {
    for (const name of namesIn(slice)) {
      if (found.has(name)) throw new Error(`Two slices have examples of ${name}.`)
      found.set(name, slice)
    }
  }
  return found
}

function namesIn({ bodies, params, queries, requests }: SliceExamples): ReadonlySet<string> {
  const parts = [bodies, params, queries, requests]
  return new Set(parts.flatMap((part) => Object.keys(part ?? {})))
}
