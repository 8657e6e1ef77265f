// What pages and the service worker say to each other.

/** The tag of the background sync that sends what waits. */
export const DRAIN_TAG = 'fairlead-drain'

/** A page to the waiting worker: activate, if no one minds. It answers with an `ActivationReply`. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const

/** The waiting worker to every page: may a new version be activated now? The page answers true or false. */
export const MAY_UPDATE = { type: 'MAY_UPDATE' } as const

export type ActivationReply = 'taking-over' | 'held-up'

type WorkerMessage = typeof SKIP_WAITING | typeof MAY_UPDATE

/** True for a message of that type, no matter who sent it. */
export function isMessage(data: unknown, message: WorkerMessage): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === message.type
}
