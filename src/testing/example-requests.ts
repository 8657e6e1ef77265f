// A good request for every endpoint, about whatever is asked for: for the sweeps over the contract.
import type { z } from 'zod'

import type { Endpoint } from '#contract/core/endpoint.ts'

import { idsOf } from './example-ids.ts'
import { slicesByEndpoint, type Body, type ExampleNeeds, type Params } from './slice-examples.ts'
import { SLICES } from './slices.ts'

export type Example = {
  readonly url: string
  readonly params: Params
  readonly query: Params
  readonly body: Body | undefined
  /** What the browser would send along, cookies for example. */
  readonly headers?: Readonly<Record<string, string>>
}
type Named = { readonly name: string; readonly endpoint: Endpoint }

const BY_ENDPOINT = slicesByEndpoint(SLICES)

/** A good request of an endpoint about a target. @throws Error for an endpoint that has no example body yet. */
export async function exampleOf(named: Named, needs: ExampleNeeds): Promise<Example> {
  const { name, endpoint } = named
  const { params, queries, requests } = BY_ENDPOINT.get(name) ?? {}
  const ids = idsOf(needs.target)
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {}).flatMap((key) =>
        key in ids ? [[key, ids[key] ?? '']] : [],
      ),
    )
  const query = { ...pick(endpoint.query), ...(await queries?.[name]?.(needs)) }
  const common = { url: endpoint.url, params: pick(endpoint.params), query, body: undefined }
  const request = requests?.[name]
  if (request !== undefined) return { ...common, ...(await request(needs)) }
  const body = await bodyOf(named, needs)
  return { ...common, params: { ...common.params, ...(await params?.[name]?.(needs)) }, body }
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

async function bodyOf({ name, endpoint }: Named, needs: ExampleNeeds): Promise<Body | undefined> {
  if (endpoint.body === undefined && endpoint.form === undefined) return undefined
  const body = BY_ENDPOINT.get(name)?.bodies?.[name]
  if (body === undefined)
    throw new Error(`Give ${name} an example body in the examples of its slice.`)
  return typeof body === 'function' ? body(needs) : body
}
