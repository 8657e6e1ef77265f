// What a person's own act changes of an answer that is kept for the time without network: on screen, and on the device.
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

import { storeChanged } from '#web/offline/kept.ts'

type Kept<T> = {
  readonly ownerId: number
  /** As `askOrFindStored` has it. */
  readonly key: string
  readonly queryKey: DataTag<QueryKey, T, Error>
}

/** Shows a kept answer as it is after the act, until the server says what it has. Nothing where the change is undefined. */
export async function changeKept<T>(
  queryClient: QueryClient,
  { ownerId, key, queryKey, change }: Kept<T> & { change: (kept: T | undefined) => T | undefined },
): Promise<void> {
  const value = queryClient.setQueryData<T>(queryKey, change)
  if (value !== undefined) await storeChanged({ ownerId, key, value })
}
