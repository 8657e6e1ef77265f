// A client of the API in the name of one session at a kiosk station, no matter who is on now.
import { createApi } from './client.ts'
import { SessionFetch } from './session-fetch.ts'

type InSession = {
  readonly sessionId: string
  readonly userId: number
  /** As `actAt` of SessionFetch takes it. */
  readonly renew: () => Promise<boolean>
}

/** A client in the name of the station itself, also on a page that belongs to a candidate's session. */
export function createStationClient() {
  return openStationSession().api
}

/** The same, with the session that hears of each reply. */
export function openStationSession() {
  const session = new SessionFetch((request) => fetch(request))
  return { api: createApi(session), session }
}

export function createKioskClient({ sessionId, userId, renew }: InSession) {
  const session = new SessionFetch((request) => fetch(request))
  session.actAt(sessionId, { renew })
  session.actFor(userId)
  return { api: createApi(session), session }
}
