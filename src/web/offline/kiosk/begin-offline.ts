import type { StartContent } from '#contract/kiosk/kiosk-offline.ts'
// Begins with someone without network: their code opens what was brought here for them, and it is put into databases of
// their own. From then on everything goes as it does for others; the server is told of the session later.
import { plainCode } from '#contract/kiosk/kiosk-rules.ts'

import { AnswerStore } from '../answer-store.ts'
import { KEPT_USER } from '../database-name.ts'
import type { OfflineDatabase } from '../database.ts'
import type { DeviceTime } from '../device-time.ts'
import { DUE_TEXTS } from '../kept.ts'
import { writeClockOffset } from '../meta.ts'
import { createServerClock } from '../server-clock.ts'
import type { createCodeTries } from './code-tries.ts'
import { openPerson, type Storage } from './hand-over.ts'
import type { Lease } from './lease.ts'
import { openStart } from './start-packages.ts'
import { findStationId, type StationDatabase } from './station-database.ts'

export type OfflineStation = {
  readonly station: StationDatabase
  readonly lease: Lease
  readonly tries: ReturnType<typeof createCodeTries>
  readonly time: Pick<DeviceTime, 'now' | 'mono' | 'visibility'>
  readonly storage?: Storage
}
/** `over`: this station has not heard of the server for too long. `wait`: after too many wrong codes. */
export type OfflineStart = 'begun' | 'over' | 'wait' | 'unknown'

export async function beginOffline(
  at: OfflineStation,
  { code, locale, isScanned = false }: { code: string; locale: string; isScanned?: boolean },
): Promise<OfflineStart> {
  const { station, lease, tries } = at
  const serverMs = await lease.serverNow()
  if (serverMs === null) return 'over'
  if (!(await tries.take())) return 'wait'
  const opened = await openStart(station, { code: plainCode(code), serverMs })
  if (opened === null) {
    await tries.noteWrong()
    return 'unknown'
  }
  await tries.forgive()
  const { codeId, content } = opened
  const sessionId = crypto.randomUUID()
  // First: whatever is made of the person from here on is known to be deleted, should this page die.
  await station.sessions.put({
    sessionId,
    userId: content.user.user_id,
    stationId: await findStationId(station),
    refId: content.refId,
    locale,
    startedAt: serverMs,
    state: 'open',
    endedAt: null,
    endedBy: null,
    sealed: null,
    offline: { codeId, grant: content.grant, isScanned },
    isWiped: false,
  })
  const { db, media } = openPerson(sessionId, at.storage)
  try {
    await fill(db, { content, serverMs, time: at.time })
  } finally {
    db.close()
    media.close()
  }
  // Only now: a page that died before has begun with no one.
  await station.sessions.update(sessionId, { state: 'starting' })
  return 'begun'
}

async function fill(
  db: OfflineDatabase,
  {
    content,
    serverMs,
    time,
  }: { content: StartContent; serverMs: number; time: OfflineStation['time'] },
): Promise<void> {
  const { user, refId, tracker, due, eeoc, activities } = content
  const ownerId = user.user_id
  const offset = serverMs - time.now()
  const store = new AnswerStore({ db, ownerId, clock: createServerClock({ time, offset }) })
  await writeClockOffset(db, offset)
  await db.kept.bulkPut([
    { ownerId, key: `tracker/${refId}`, value: tracker },
    { ownerId, key: DUE_TEXTS, value: due },
    ...(eeoc === null ? [] : [{ ownerId, key: `eeoc/${refId}`, value: eeoc }]),
  ])
  for (const { content: questions, attempt, ...of } of activities) {
    const activity = { ...of, refId }
    await store.savePackage(activity, () => Promise.resolve(questions))
    if (attempt === null) continue
    const held = { ...activity, ...attempt, asmtId: questions.asmt_id }
    await store.restore(() => Promise.resolve(held))
  }
  await db.meta.put({ key: KEPT_USER, value: user })
}
