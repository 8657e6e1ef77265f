// A client of the API in the name of one session at a kiosk station, no matter who is on now.
import { createApi } from './client.ts'
import { SessionFetch } from './session-fetch.ts'

/** A client in the name of the station itself, also on a page that belongs to a candidate's session. */
export function createStationClient() {
  return createApi(new SessionFetch((request) => fetch(request)))
}

export function createKioskClient({ sessionId, userId }: { sessionId: string; userId: number }) {
  const session = new SessionFetch((request) => fetch(request))
  session.actAt(sessionId)
  session.actFor(userId)
  return { api: createApi(session), session }
}
