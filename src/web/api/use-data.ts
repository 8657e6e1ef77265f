// Reading an endpoint: a screen says what it shows, never how it waits. `DataBoundary` around it shows that it loads, fails,
// is not allowed or not there.
import {
  queryOptions,
  skipToken,
  usePrefetchQuery,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import { callAddress } from './call-address.ts'
import type { paths } from './schema.d.ts'

/** The beginning of the key of everything that is read this way. */
export const DATA = 'data'
/** Other people's data leaves the memory soon after it was looked at. */
const FORGET_MS = 5 * 60_000

type Read = {
  [Path in keyof paths]: paths[Path] extends { get: { responses: { 200: { content: Json } } } }
    ? Path
    : never
}[keyof paths]
type Json = { 'application/json': unknown }
type Get<Path extends Read> = paths[Path] extends { get: infer Operation } ? Operation : never

/** The body of the reply. */
export type DataOf<Path extends Read> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } }
    ? Body
    : never

/** What the path and the query of an endpoint hold. */
type AskedOf<Path extends Read> =
  Get<Path> extends { parameters: infer Parameters }
    ? Pick<Parameters, 'path' & keyof Parameters> &
        Partial<Pick<Parameters, 'query' & keyof Parameters>>
    : never

/** A query by its endpoint, for what the hooks below do not do: its key is the address and what is asked. */
export function dataQuery<const Path extends Read>(path: Path, asked: AskedOf<Path>) {
  return queryOptions<DataOf<Path>>({
    queryKey: [DATA, path, asked],
    gcTime: FORGET_MS,
    // Colleagues change what a screen shows: each opening reads it again, and shows what was read before meanwhile.
    staleTime: 0,
    refetchOnReconnect: true,
    queryFn: ({ signal }) => callAddress({ method: 'get', url: path, params: asked, signal }),
  })
}

/**
 * The body of an endpoint's reply. What it showed before stays until the next one is there, where only what is asked
 * changes: another page, or another word in a search.
 * @throws ApiError, to the `DataBoundary` around it
 */
export function useData<const Path extends Read>(path: Path, asked: AskedOf<Path>): DataOf<Path> {
  return useDataQuery(path, asked).data
}

/** The same; `isBehind` while it still shows what was asked before. */
export function useDataQuery<const Path extends Read>(
  path: Path,
  asked: AskedOf<Path>,
): { readonly data: DataOf<Path>; readonly isBehind: boolean } {
  // By value: another object that asks the same is no change.
  const now = JSON.stringify(asked)
  const deferred = useDeferredValue(now)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made of such a value
  const { data } = useSuspenseQuery(dataQuery(path, JSON.parse(deferred) as AskedOf<Path>))
  return { data, isBehind: deferred !== now }
}

/** The same for an editor: it is not read again under a user who comes back to the window where they were writing. */
export function useDataToEdit<const Path extends Read>(
  path: Path,
  asked: AskedOf<Path>,
): DataOf<Path> {
  return useSuspenseQuery({ ...dataQuery(path, asked), refetchOnWindowFocus: false }).data
}

/** Begins to read what is shown further down, so that one endpoint does not wait for the other. */
export function usePrefetchedData<const Path extends Read>(path: Path, asked: AskedOf<Path>): void {
  usePrefetchQuery(dataQuery(path, asked))
}

/**
 * For what a screen shows as soon as it has come, and does without until then, and where it fails. It asks nothing until
 * `asked` is known.
 */
export function useOptionalData<const Path extends Read>(
  path: Path,
  asked: AskedOf<Path> | null,
): DataOf<Path> | undefined {
  return useQuery(
    asked === null ? { queryKey: [DATA, path, null], queryFn: skipToken } : dataQuery(path, asked),
  ).data
}
