// Ends the session of this page: what was chosen is written, what was not sent is sealed, everything else is deleted, and
// Welcome opens in a document of its own.
import type { SessionEnd } from '#contract/kiosk/kiosk-rules.ts'
import { countUnwritten } from '#web/offline/answer-writers.ts'
import { deviceDatabase } from '#web/offline/database.ts'
import { endSession } from '#web/offline/kiosk/hand-over.ts'
import type { SessionRow } from '#web/offline/kiosk/station-database.ts'
import { mediaDatabase } from '#web/offline/media-database.ts'
import { closeOffline } from '#web/offline/offline.ts'

import { stationDatabase } from './station-of-page.ts'
import { toWelcome } from './station.ts'

/** @throws when a choice cannot be written: then nothing has ended, and it stays on the screen. */
export async function leaveSession(session: SessionRow, endedBy: SessionEnd): Promise<never> {
  const unwritten = await countUnwritten(session.userId)
  if (unwritten.answers > 0) throw new Error('This device does not store what was chosen.')
  await closeOffline()
  // For good: a screen that is still there must not open it again once it is deleted.
  deviceDatabase().close()
  mediaDatabase().close()
  await endSession(stationDatabase(), { session, endedBy, at: Date.now() })
  // What a browser shows of the page on the way back is empty.
  document.body.replaceChildren()
  return toWelcome()
}
