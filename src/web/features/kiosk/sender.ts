// Sends what candidates left sealed here. It runs on Welcome alone: no candidate's page ever has another's work in memory.
import { ApiError } from '#web/api/api-error.ts'
import { api, settle, SKIP_RETRY_HEADERS } from '#web/api/client.ts'
import { createKioskClient } from '#web/api/kiosk-client.ts'
import { realTime } from '#web/offline/device-time.ts'
import { Engine } from '#web/offline/engine.ts'
import { sealedWork, type EndReport, type SealedHost } from '#web/offline/kiosk/sealed-sync.ts'
import { webLocks } from '#web/offline/locks.ts'
import { apiMediaTransport } from '#web/offline/media-transport.ts'
import { apiTransport } from '#web/offline/transport.ts'
import { wakeWithPage } from '#web/offline/wake-with-page.ts'

import { asStation, isRenewed } from './credential.ts'
import { registerSession } from './offline-start.ts'
import { stationDatabase } from './station-of-page.ts'

/** Sends until what it returns is called. `onProgress` hears whenever something went, or did not. */
export function startSender(onProgress: () => void): () => void {
  const engine = new Engine({ work: sealedWork(hostOfPage()), time: realTime })
  const stopListening = wakeWithPage(engine)
  const stopHearing = engine.subscribe(onProgress)
  engine.wake()
  return () => {
    stopHearing()
    stopListening()
    engine.stop()
  }
}

function hostOfPage(): SealedHost {
  return {
    station: stationDatabase(),
    locks: webLocks(),
    time: realTime,
    register: registerSession,
    reportEnd,
    sessionApi: (row) => {
      const client = createKioskClient({ ...row, renew: isRenewed })
      return {
        transportFor: (ownerId) => apiTransport(client.api, { ownerId }),
        mediaTransportFor: (ownerId) => apiMediaTransport(client, { ownerId }),
        onReply: client.session.onReply,
      }
    },
  }
}

// Only the server's own word says that it knows of no such session: of a station that it does not know, it says nothing.
async function reportEnd(report: EndReport): Promise<'ok' | 'unknown' | 'unreachable'> {
  const { sessionId, endedBy, endedAt, isAllSent } = report
  const call = {
    params: { path: { session_id: sessionId } },
    headers: SKIP_RETRY_HEADERS,
    body: {
      ended_by: endedBy ?? 'restart',
      ended_at: new Date(endedAt ?? Date.now()).toISOString(),
      is_all_sent: isAllSent,
    },
  }
  try {
    await asStation(() => settle(api.POST('/kiosk/v1/sessions/{session_id}/end/', call)))
    return 'ok'
  } catch (error) {
    return error instanceof ApiError && error.code === 'not_found' ? 'unknown' : 'unreachable'
  }
}
