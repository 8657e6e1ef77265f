import { useSyncExternalStore } from 'react'

import type { Offline } from '#web/offline/offline.ts'

import { useIsOnline } from './use-is-online.ts'

/**
 * Whether what waits is on its way, as far as is known: a matter of seconds. Until a request has failed, there is no
 * reason to speak of the network.
 */
export function useIsSending({ engine }: Pick<Offline, 'engine'>): boolean {
  const isOnline = useIsOnline()
  const status = useSyncExternalStore(engine.subscribe, () => engine.status)
  return isOnline && (status === 'idle' || status === 'sending')
}
