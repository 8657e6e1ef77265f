// A copy of everything that this device keeps of its owner, to carry to another device: made here, and taken in there.
import { realTime } from '../device-time.ts'
import type { Offline } from '../engine-of-page.ts'
import { getDeviceId, getEpoch } from '../meta.ts'
import { collectCopy, parseCopy } from './copy-content.ts'
import { openCopy, sealCopy } from './copy-envelope.ts'
import { CopyError } from './copy-error.ts'
import { takeInCopy, type TakenIn } from './take-in-copy.ts'

/** Far more than anyone's answers; a file that is larger was picked by mistake, and is not even read. */
const MAX_COPY_BYTES = 20_000_000

/** An encrypted file of all that is kept of the owner. */
export async function exportCopy(
  { db, store, ownerId }: Pick<Offline, 'db' | 'store' | 'ownerId'>,
  passphrase: string,
): Promise<Blob> {
  const deviceId = await getDeviceId(db, realTime)
  const exportedAt = new Date(store.now()).toISOString()
  const copy = await collectCopy(db, { ownerId, deviceId, exportedAt })
  const bytes = await sealCopy({ content: JSON.stringify(copy), ownerId, passphrase })
  return new Blob([bytes], { type: 'application/octet-stream' })
}

/** Takes a file in, and has what came sent. @throws CopyError when nothing was written, and why. */
export async function importCopy(
  { db, store, engine, ownerId }: Pick<Offline, 'db' | 'store' | 'engine' | 'ownerId'>,
  { file, passphrase }: { file: Blob; passphrase: string },
): Promise<TakenIn> {
  if (file.size > MAX_COPY_BYTES) throw new CopyError('too-large')
  const [epoch, deviceId] = await Promise.all([getEpoch(db, ownerId), getDeviceId(db, realTime)])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const copy = parseCopy(await openCopy({ file: bytes, ownerId, passphrase }))
  if (copy.ownerId !== ownerId) throw new CopyError('damaged')
  const taken = await takeInCopy({
    db,
    copy,
    deviceId,
    now: store.now(),
    wallNow: realTime.now(),
    epoch,
  })
  engine.wake()
  return taken
}
