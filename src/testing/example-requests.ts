// A good request for every endpoint, about whatever is asked for: for the sweeps over the contract.
import type { z } from 'zod'

import type { Endpoint } from '#contract/endpoint.ts'

import { accountBody } from './account-bodies.ts'
import { applicationBody } from './application-bodies.ts'
import { attemptExample } from './attempt-examples.ts'
import { userMergeExample } from './duplicates.ts'
import { idsOf } from './example-ids.ts'
import type { ExampleNeeds } from './example-needs.ts'
import { paramsOfItsOwn } from './example-params.ts'
import { exampleForm, FIXED_BODIES, FIXED_QUERIES } from './fixed-bodies.ts'
import { interviewBody } from './interview-bodies.ts'
import { deviceExample, stationParamsOf } from './kiosk.ts'
import { requisitionBody } from './requisition-bodies.ts'
import { passkeyLoginExample, secondFactorExample } from './second-factor-examples.ts'
import { signOnExample } from './sign-on-examples.ts'
import { skillsTestExample } from './skills-tests.ts'

export type Example = {
  readonly url: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string | number>>
  readonly body: Readonly<Record<string, unknown>> | FormData | undefined
  /** What the browser would send along, cookies for example. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A good request of an endpoint about a target. @throws Error for an endpoint that has no example body yet. */
export async function exampleOf(
  asked: { name: string; endpoint: Endpoint },
  given: ExampleNeeds,
): Promise<Example> {
  const { name, endpoint } = asked
  const ids = idsOf(given.target)
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {}).flatMap((key) =>
        key in ids ? [[key, ids[key] ?? '']] : [],
      ),
    )
  const ofSkills = endpoint.method === 'GET' ? skillsTestExample(name, given) : null
  const query = { ...pick(endpoint.query), ...FIXED_QUERIES[name], ...ofSkills }
  const named = { url: endpoint.url, params: pick(endpoint.params), query }
  if (endpoint.form !== undefined) return { ...named, body: exampleForm(name, given.target) }
  if (name === 'loginSso') return { ...named, ...(await signOnExample(given)) }
  if (name === 'loginPasskey') return { ...named, ...(await passkeyLoginExample(given.test)) }
  const ofDevice = await deviceExample(name, given)
  if (ofDevice !== null) return { ...named, ...ofDevice }
  const body = endpoint.body === undefined ? undefined : await exampleBody(name, given)
  const params = {
    ...named.params,
    ...(await paramsOfItsOwn(name, given)),
    ...(await stationParamsOf(name, given)),
  }
  return { ...named, params, body }
}

/** The address of an example, with its parameters and its query. */
export function addressOf(example: Pick<Example, 'url' | 'params' | 'query'>): string {
  const path = example.url.replaceAll(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(example.params[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(example.query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

async function exampleBody(name: string, given: ExampleNeeds): Promise<Record<string, unknown>> {
  const body =
    FIXED_BODIES[name] ??
    (await accountBody(name, given)) ??
    (await requisitionBody(name, given)) ??
    (await interviewBody(name, given)) ??
    (await applicationBody(name, given)) ??
    (await secondFactorExample(name, given)) ??
    (await userMergeExample(name, given)) ??
    (await attemptExample(name, given))
  if (body === null) throw new Error(`Give ${name} an example body in the file of its domain.`)
  return body
}
