// A tab lock by Web Locks, in two locks: who has the first is live, and keeps the second, the write lock, until what it
// has in hand is on disk. A claim steals the first and waits for the second; no messages are needed (I14).
import type { DeviceTime } from './device-time.ts'
import type { TabLock, TabLockHolder } from './live-tab.ts'

/** A tab that does not release the write lock is frozen or hangs: go on without it. */
const PATIENCE_MS = 700

/** A place that is free again sooner was this page's own, or that of a page on its way out: nothing to show. */
const NOTICE_AFTER_MS = 300

type Manager = Pick<LockManager, 'request'>

type Given = { name: string; time: DeviceTime; holder: TabLockHolder }

export function webTabLock(manager: Manager, given: Given): TabLock {
  let turn: AbortController | null = null
  let isAcquired = false
  const holder: TabLockHolder = {
    ...given.holder,
    onAcquired(how) {
      isAcquired = true
      given.holder.onAcquired(how)
    },
    onLost() {
      isAcquired = false
      return given.holder.onLost()
    },
  }

  function release(): void {
    turn?.abort()
    turn = null
    isAcquired = false
  }

  return {
    acquire({ isClaiming }) {
      if (turn !== null && !isClaiming) {
        if (isAcquired) holder.onAcquired({ wasFree: true })
        return
      }
      release()
      turn = new AbortController()
      const { signal } = turn
      const options = isClaiming ? { steal: true } : { ifAvailable: true }
      void take(manager, { ...given, holder, options, signal })
    },
    release,
  }
}

/** One go at the place, and the waiting for the next when another user has it; until no one wants it any more. */
async function take(
  manager: Manager,
  given: Given & { options: LockOptions; signal: AbortSignal; onGranted?: () => void },
): Promise<void> {
  const { name, time, holder, options, signal, onGranted } = given
  let isLost = false
  let releaseWriteLock = () => {}
  const held = manager.request(`fairlead-live-${name}`, options, async (lock) => {
    if (lock === null) return 'taken'
    onGranted?.()
    const putDown = await acquireWriteLock(manager, { name: `fairlead-pen-${name}`, time })
    releaseWriteLock = putDown
    // The place is gone again, or was given up, while the one before was still writing.
    if (isLost || signal.aborted) return putDown()
    holder.onAcquired({ wasFree: options.ifAvailable === true })
    return whenAborted(signal)
  })
  try {
    const isTaken = (await held) === 'taken'
    releaseWriteLock()
    if (!isTaken || signal.aborted) return
  } catch {
    // Stolen; or it was waited for and no one waits any more.
    isLost = true
    if (!signal.aborted) await holder.onLost()
    releaseWriteLock()
    if (signal.aborted) return
  }
  const note = () => signal.aborted || holder.onWaiting()
  const stopNotice = isLost ? undefined : time.after(NOTICE_AFTER_MS, note)
  await take(manager, { ...given, options: { signal }, onGranted: stopNotice })
}

/** Resolves with how to put it down. */
function acquireWriteLock(
  manager: Manager,
  { name, time }: { name: string; time: DeviceTime },
): Promise<() => void> {
  return new Promise((resolve) => {
    const patience = new AbortController()
    const stopWaiting = time.after(PATIENCE_MS, () => patience.abort())
    let isMine = false
    const hold = () => {
      isMine = true
      stopWaiting()
      return new Promise<void>((putDown) => resolve(putDown))
    }
    manager
      .request(name, { signal: patience.signal }, hold)
      // Taken out of this tab's hand, which is asleep or late: what it still writes gives way to what is newer.
      .catch(() => (isMine ? undefined : manager.request(name, { steal: true }, hold)))
      .catch(() => undefined)
  })
}

function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
