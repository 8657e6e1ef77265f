// Measures the way to the server with a file of its own, small and the same for everyone. It sends nothing of anyone.

/** A picture: what is in it cannot be made smaller on the way. */
const FILE = '/icons/icon-512.png'
/** At once, so that the way there and back does not count for the speed. */
const DOWNLOADS = 5
/** A link on which the first took longer is known well enough. */
const SLOW_MS = 2500
const TIMEOUT_MS = 6000

/** How far this device's clock is ahead of the server's, to about a second, and the speed; null without an answer. */
export async function measureLink(): Promise<{ aheadMs: number; bytesPerSecond: number } | null> {
  const first = await timed(1)
  if (first === null) return null
  const { aheadMs } = first
  const rest = first.seconds * 1000 > SLOW_MS ? null : await timed(DOWNLOADS)
  const { bytes, seconds } = rest ?? first
  return { aheadMs, bytesPerSecond: bytes / seconds }
}

async function timed(
  count: number,
): Promise<{ bytes: number; seconds: number; aheadMs: number } | null> {
  const startedAt = performance.now()
  const all = await Promise.all(
    Array.from({ length: count }, (_, index) => download(`${FILE}?probe=${count}-${index}`)),
  )
  const seconds = Math.max(0.001, (performance.now() - startedAt) / 1000)
  const [first] = all
  if (first === undefined || first === null || all.includes(null)) return null
  return { bytes: first.bytes * count, seconds, aheadMs: first.aheadMs }
}

async function download(path: string): Promise<{ bytes: number; aheadMs: number } | null> {
  try {
    const askedAt = Date.now()
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(path, { cache: 'no-store', credentials: 'omit', signal })
    const cameAt = Date.now()
    const { byteLength } = await response.arrayBuffer()
    const serverTime = Date.parse(response.headers.get('date') ?? '')
    if (!response.ok || byteLength === 0) return null
    // The header counts whole seconds: on average it is half of one behind.
    const aheadMs = (askedAt + cameAt) / 2 - (serverTime + 500)
    return { bytes: byteLength, aheadMs: Number.isNaN(aheadMs) ? 0 : aheadMs }
  } catch {
    // Out of reach, or too slow to wait for: both are what the caller says.
    return null
  }
}
