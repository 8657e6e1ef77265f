// One run of the speed test: the latency of an idle connection, then a download and an upload with the latency under them.
// Moves no more than `RUN_LIMIT_BYTES`, and ends within `RUN_LIMIT_SECONDS`. Knows no screen and no answers.
import type { SpeedResult } from '#contract/assessments/speed-result.ts'

import { ApiError } from './api-error.ts'
import { jitter, median, speedOf, type Transfer } from './speed-statistics.ts'
import type { SpeedTransport } from './speed-transport.ts'

export type SpeedStage = 'latency' | 'download' | 'upload'

/** `too_slow`: not even a little came through in time. `too_often`: the server takes no more for now. */
export type SpeedFailure = 'network' | 'too_slow' | 'too_often'

export type SpeedOutcome = { readonly result: SpeedResult } | { readonly failure: SpeedFailure }

/** What is transferred one after the other. */
export type TransferSizes = Readonly<Record<Direction, readonly number[]>>

type Direction = 'download' | 'upload'

type Run = {
  readonly transport: SpeedTransport
  /** In bytes, each larger than the one before; those of a speed test when left out. */
  readonly sizes?: TransferSizes
  /** Ends the run: it then fails, and the caller knows why. */
  readonly signal: AbortSignal
  readonly onStage: (stage: SpeedStage) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Together 19 s. */
const LIMIT_MS = { latency: 4000, download: 7000, upload: 8000 } as const
/** Together 20.15 MB. */
const SIZES: TransferSizes = {
  download: [100_000, 1_000_000, 3_000_000, 10_000_000],
  upload: [50_000, 500_000, 1_500_000, 4_000_000],
}
/** The first one opens the connection, and does not count. */
const IDLE_PINGS = 11
const LOADED_PINGS = 20
const LOADED_PAUSE_MS = 200
/** What a result can say. */
const LOWEST_MBPS = 0.01
const HIGHEST_MBPS = 100_000

/** Measures once; what can go wrong on a network is an outcome. */
export async function measureSpeed(run: Run): Promise<SpeedOutcome> {
  try {
    return await measure(run)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { failure: error.code === 'rate_limited' ? 'too_often' : 'network' }
  }
}

async function measure(run: Run): Promise<SpeedOutcome> {
  run.onStage('latency')
  const pings = await within({ limitMs: LIMIT_MS.latency, signal: run.signal }, (signal) =>
    ping(run, { signal, count: IDLE_PINGS, pauseMs: 0 }),
  )
  const idle = pings.length > 1 ? pings.slice(1) : pings
  const latencyMs = median(idle)
  if (latencyMs === null) return { failure: 'too_slow' }
  const down = await transfer(run, { direction: 'download', latencyMs })
  const up = await transfer(run, { direction: 'upload', latencyMs })
  const [downloadMbps, uploadMbps] = [speedOf(down.transfers) ?? 0, speedOf(up.transfers) ?? 0]
  if (Math.min(downloadMbps, uploadMbps) < LOWEST_MBPS) return { failure: 'too_slow' }
  const result = {
    measuredAt: run.now(),
    downloadMbps: Math.min(downloadMbps, HIGHEST_MBPS),
    uploadMbps: Math.min(uploadMbps, HIGHEST_MBPS),
    latencyMs,
    jitterMs: jitter(idle),
    loadedLatencyMs: median([...down.pings, ...up.pings]),
    bytes: down.bytes + up.bytes,
  }
  return { result }
}

type Transfers = {
  readonly transfers: readonly Transfer[]
  readonly pings: readonly number[]
  /** Asked for, whether or not all of it was moved. */
  readonly bytes: number
}

// Larger and larger ones, for as long as the next one can be expected to end in time.
function transfer(
  run: Run,
  { direction, latencyMs }: { direction: Direction; latencyMs: number },
): Promise<Transfers> {
  run.onStage(direction)
  const limitMs = LIMIT_MS[direction]
  return within({ limitMs, signal: run.signal }, async (signal) => {
    const end = performance.now() + limitMs
    const loaded = new AbortController()
    const pings = ping(run, {
      signal: AbortSignal.any([signal, loaded.signal]),
      count: LOADED_PINGS,
      pauseMs: LOADED_PAUSE_MS,
      // What is wrong with the network is for the transfer to say.
    }).catch(() => [])
    const transfers: Transfer[] = []
    let bytes = 0
    for (const size of (run.sizes ?? SIZES)[direction]) {
      if (
        signal.aborted ||
        !canEnd(size, { last: transfers.at(-1), leftMs: end - performance.now() })
      )
        break
      bytes += size
      const moved = await moveOnce(run, { direction, size, signal })
      if (moved.bytes > 0) transfers.push({ ...moved, ms: Math.max(1, moved.ms - latencyMs) })
    }
    loaded.abort()
    return { transfers, pings: await pings, bytes }
  })
}

function canEnd(size: number, { last, leftMs }: { last: Transfer | undefined; leftMs: number }) {
  return last === undefined || (size / last.bytes) * last.ms < leftMs
}

// Cut off by the limit, what came until then counts.
async function moveOnce(
  run: Run,
  { direction, size, signal }: { direction: Direction; size: number; signal: AbortSignal },
): Promise<Transfer> {
  const began = performance.now()
  let bytes = 0
  const onBytes = (count: number) => {
    bytes += count
  }
  try {
    await run.transport[direction](size, { signal, onBytes })
  } catch (error) {
    if (run.signal.aborted || !signal.aborted) throw error
  }
  return { bytes, ms: performance.now() - began }
}

type Pinging = { signal: AbortSignal; count: number; pauseMs: number }

/** How long the server takes to answer, one request after the other, in ms; those that were answered until `signal`. */
async function ping(run: Run, { signal, count, pauseMs }: Pinging): Promise<number[]> {
  const times: number[] = []
  while (times.length < count && !signal.aborted) {
    const began = performance.now()
    try {
      await run.transport.ping(signal)
    } catch (error) {
      if (run.signal.aborted || !signal.aborted) throw error
      break
    }
    times.push(performance.now() - began)
    if (pauseMs > 0) await pause(pauseMs, signal)
  }
  return times
}

/** Runs a part of the test, whose signal ends it at its limit. */
async function within<T>(
  { limitMs, signal }: { limitMs: number; signal: AbortSignal },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), limitMs)
  try {
    return await work(AbortSignal.any([signal, ending.signal]))
  } finally {
    clearTimeout(timer)
    // Whatever is still under way beside it.
    ending.abort()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
