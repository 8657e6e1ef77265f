// The camera of one page: takes of a few bytes, each different, kept as the screens keep them.
import { createHash } from 'node:crypto'

import type { Locks } from '#web/offline/locks.ts'
import { takeLock } from '#web/offline/media-database.ts'
import type { Media } from '#web/offline/media-host.ts'
import { noteRecordings } from '#web/offline/meta.ts'
import type { Offline } from '#web/offline/offline.ts'

import type { Device } from './browser.ts'
import type { LoginPage } from './disk.ts'
import type { PersonActivity } from './person-pool.ts'

/** What a WebM file begins with. */
const HEADER = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d'
const PIECE_MS = 2000

type Taking = { offline: Offline; media: Media }
type Taken = { readonly recordingId: string; readonly questionId: string }

export type Camera = {
  /** Records some pieces of a take, which begins with the first one, and stays open. */
  record(
    taking: Taking,
    of: {
      attemptId: string
      activity: PersonActivity
      questionId: string
      pieces: number
      fullAt: number | null
    },
  ): Promise<void>
  /** Ends the take that is open; null when there is none. */
  finish(taking: Taking): Promise<Taken | null>
  /** Sends again what was refused. */
  retryAll(of: { media: Media; activity: PersonActivity }): Promise<void>
}

/** `step`: false once the page is dead. */
export function createCamera(given: {
  device: Device
  locks: Locks
  door: LoginPage
  step: () => boolean
}): Camera {
  const { device, locks, door: loginPage, step } = given
  let open: (Taken & { pieces: number; end: () => void }) | null = null

  async function begin(
    { offline, media }: Taking,
    of: Parameters<Camera['record']>[1],
  ): Promise<NonNullable<typeof open>> {
    const { attemptId, activity, questionId } = of
    await noteRecordings(offline.db)
    const take = { activity, questionId, attemptId, mime: 'video/webm' as const }
    const { recordingId } = await media.store.begin(take)
    const ended = Promise.withResolvers<void>()
    void locks.tryExclusive(takeLock(recordingId), () => ended.promise)
    return { recordingId, questionId, pieces: 0, end: ended.resolve }
  }

  return {
    async record(taking, of) {
      open ??= await begin(taking, of)
      const take = open
      for (let piece = 0; piece < of.pieces; piece += 1) {
        const bytes = pieceOf(take)
        take.pieces += 1
        const sha1 = device.journal.makePiece(bytes)
        const durationMs = take.pieces * PIECE_MS
        if (piece === of.fullAt) loginPage.failWrites(1, 'committed')
        await taking.media.store.append(take.recordingId, { bytes: bytes.buffer, durationMs })
        if (!step()) return
        device.journal.promisePiece({ recordingId: take.recordingId, sha1 })
        taking.media.engine.wake()
      }
    },
    async finish({ media }) {
      const take = open
      if (take === null || take.pieces === 0) return null
      open = null
      await media.store.finish(take.recordingId)
      take.end()
      media.engine.wake()
      return take
    },
    async retryAll({ media, activity }) {
      for (const take of await media.store.listOfActivity(activity)) {
        if (take.refusal !== null) await media.store.retry(take.recordingId)
      }
      media.engine.wake()
    },
  }
}

function pieceOf({ recordingId, pieces }: { recordingId: string; pieces: number }) {
  const noise = createHash('sha256').update(`${recordingId} ${pieces}`).digest()
  const head = pieces === 0 ? Buffer.from(HEADER, 'hex') : Buffer.alloc(0)
  return new Uint8Array(Buffer.concat([head, noise]))
}
