// Changing something by its endpoint: the key that it is done once for, and everything that the screen shows read again.
import type { QueryKey } from '@tanstack/react-query'

import { begunFrom } from '#web/api/begun-from.ts'
import { callAddress } from '#web/api/call-address.ts'
import type { paths } from '#web/api/schema.d.ts'
import { DATA } from '#web/api/use-data.ts'

import { type CommandHeader, useCommand } from '../shell/use-command.ts'

export type Method = 'post' | 'put' | 'patch' | 'delete'

/** The addresses that take a method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends { readonly [K in M]: { responses: object } }
    ? Path
    : never
}[keyof paths]

type Operation<M extends Method, Path> = Path extends keyof paths
  ? paths[Path] extends { readonly [K in M]: infer Found }
    ? Found
    : never
  : never

export type BodyOf<M extends Method, Path> =
  Operation<M, Path> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : undefined
type ParametersOf<M extends Method, Path> =
  Operation<M, Path> extends { parameters: infer Parameters } ? Parameters : never
type Reply<M extends Method, Path> =
  Operation<M, Path> extends { responses: infer Replies }
    ? Replies extends { 200: { content: { 'application/json': infer Body } } }
      ? Body
      : Replies extends { 201: { content: { 'application/json': infer Body } } }
        ? Body
        : undefined
    : never

export type Change<M extends Method, Path> = Pick<
  ParametersOf<M, Path>,
  ('path' | 'query') & keyof ParametersOf<M, Path>
> &
  (undefined extends BodyOf<M, Path>
    ? { readonly body?: undefined }
    : { readonly body: BodyOf<M, Path> }) & {
    /** What the change began from, as it was read: another state is refused. */
    readonly base?: object
  }

type Options<R> = {
  /** What else is read again: the beginning of the keys of what is not read with `useData`. */
  readonly invalidates?: QueryKey
  readonly onDone?: (reply: R) => void | Promise<void>
  /** Before anything is read again: for a screen that goes, whose reads would be refused by now. */
  readonly onLeave?: (reply: R) => void
}

/** A change by staff. What was read with `useData` is read again after it, and so is what `invalidates` names. */
export function useEndpoint<const M extends Method, const Path extends PathOf<M>>(
  endpoint: { readonly method: M; readonly path: Path },
  { invalidates = [DATA], onDone, onLeave }: Options<Reply<M, Path>> = {},
) {
  return useCommand(
    (change: Change<M, Path>, header) => send<Reply<M, Path>>(endpoint, { ...change, header }),
    { invalidates, onDone, onLeave },
  )
}

type Sent = {
  readonly path?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly base?: object
  readonly header: CommandHeader
}

function send<R>(
  { method, path: url }: { method: Method; path: string },
  { path, query, body, base, header }: Sent,
): Promise<R> {
  const headers = base === undefined ? {} : begunFrom(base)
  return callAddress({ method, url, params: { path, query, header }, headers, body })
}
