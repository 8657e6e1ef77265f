import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { RUN_LIMIT_BYTES, RUN_LIMIT_SECONDS } from '#contract/assessments/assessments-rules.ts'
import { decodeSpeedResult, encodeSpeedResult } from '#contract/assessments/speed-result.ts'

import { ApiError, networkError } from './api-error.ts'
import { measureSpeed, type SpeedOutcome, type SpeedStage } from './measure-speed.ts'
import type { SpeedTransport } from './speed-transport.ts'

const NOW = Date.UTC(2026, 4, 4)
const LIMIT_MS = RUN_LIMIT_SECONDS * 1000
/** What a download comes in. */
const PART_MS = 20

type Network = {
  readonly downMbps: number
  readonly upMbps: number
  readonly delayMs: number
  /** What is asked for fails from here on, in ms since the start. */
  readonly failsAt?: number
  readonly failure?: ApiError
}

/** A network of even speed, on the timers of the test. */
function openNetwork(network: Network) {
  const { downMbps, upMbps, delayMs, failsAt = Infinity, failure = networkError(null) } = network
  const began = performance.now()
  const moved = { asked: 0, pings: 0 }
  const wait = async (ms: number, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timers = [setTimeout(resolve, ms)]
    if (failsAt < Infinity)
      timers.push(
        setTimeout(() => reject(failure), Math.max(0, began + failsAt - performance.now())),
      )
    signal.addEventListener('abort', () => reject(networkError(signal.reason)), { once: true })
    await promise.finally(() => timers.forEach(clearTimeout))
  }
  const msFor = (bytes: number, mbps: number) => (bytes * 8) / mbps / 1000
  const transport: SpeedTransport = {
    async ping(signal) {
      moved.pings += 1
      await wait(delayMs, signal)
    },
    async download(bytes, { signal, onBytes }) {
      moved.asked += bytes
      await wait(delayMs, signal)
      const part = (downMbps * PART_MS * 1000) / 8
      for (let left = bytes; left > 0; left -= part) {
        const next = Math.min(part, left)
        await wait(msFor(next, downMbps), signal)
        onBytes(next)
      }
    },
    async upload(bytes, { signal, onBytes }) {
      moved.asked += bytes
      await wait(delayMs + msFor(bytes, upMbps), signal)
      onBytes(bytes)
    },
  }
  return { transport, moved, elapsed: () => performance.now() - began }
}

/** Runs to its end; `ms` is how long that took. */
async function run(network: Network) {
  const { transport, moved, elapsed } = openNetwork(network)
  const stages: SpeedStage[] = []
  const { signal } = new AbortController()
  let ended: { outcome: SpeedOutcome; ms: number } | null = null
  const measuring = measureSpeed({
    transport,
    signal,
    now: () => NOW,
    onStage: (stage) => stages.push(stage),
  }).then((outcome) => {
    ended = { outcome, ms: elapsed() }
    return ended
  })
  await vi.advanceTimersByTimeAsync(LIMIT_MS)
  expect(ended).not.toBeNull()
  return { ...(await measuring), stages, moved }
}

function resultOf(outcome: SpeedOutcome) {
  if (!('result' in outcome)) throw new Error(`It failed: ${outcome.failure}`)
  return outcome.result
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a run of the speed test', () => {
  it.each([
    { downMbps: 200, upMbps: 50, delayMs: 12 },
    { downMbps: 20, upMbps: 5, delayMs: 40 },
    { downMbps: 2, upMbps: 0.5, delayMs: 150 },
    { downMbps: 0.3, upMbps: 0.1, delayMs: 300 },
  ])('measures a network as it is: %o', async (network) => {
    const { outcome, stages } = await run(network)
    const result = resultOf(outcome)
    expect(result.downloadMbps / network.downMbps).toBeCloseTo(1, 1)
    expect(result.uploadMbps / network.upMbps).toBeCloseTo(1, 1)
    expect(result).toMatchObject({ measuredAt: NOW, latencyMs: network.delayMs, jitterMs: 0 })
    expect(result.loadedLatencyMs).toBe(network.delayMs)
    expect(stages).toEqual(['latency', 'download', 'upload'])
    expect(decodeSpeedResult(encodeSpeedResult(result))).not.toBeNull()
  })

  it.each([0.08, 0.5, 3, 10, 40, 100, 1000, 10_000])(
    'uses no more data and time than it said, at %d Mbit/s',
    async (mbps) => {
      const { outcome, moved, ms } = await run({ downMbps: mbps, upMbps: mbps, delayMs: 5 })
      expect(moved.asked).toBeLessThanOrEqual(RUN_LIMIT_BYTES)
      expect(ms).toBeLessThan(LIMIT_MS)
      expect(resultOf(outcome).bytes).toBe(moved.asked)
    },
  )

  it('counts what came until its time was up, where not even the first download ends', async () => {
    const { outcome } = await run({ downMbps: 0.08, upMbps: 0.2, delayMs: 20 })
    expect(resultOf(outcome).downloadMbps).toBeCloseTo(0.08, 2)
  })

  it.each([
    ['no reply comes in time', { downMbps: 10, upMbps: 10, delayMs: 5000 }],
    ['hardly anything comes', { downMbps: 0.001, upMbps: 10, delayMs: 20 }],
    ['hardly anything leaves', { downMbps: 10, upMbps: 0.01, delayMs: 20 }],
  ])('says that the network is too slow where %s', async (_, network) => {
    expect((await run(network)).outcome).toEqual({ failure: 'too_slow' })
  })

  it.each([0, 100, 1500, 9000])(
    'fails with the network, %d ms after its start',
    async (failsAt) => {
      const network = { downMbps: 0.1, upMbps: 0.1, delayMs: 20, failsAt }
      const { outcome, ms, moved } = await run(network)
      expect(outcome).toEqual({ failure: 'network' })
      expect(ms).toBeLessThan(failsAt + 100)
      const { pings } = moved
      await vi.advanceTimersByTimeAsync(LIMIT_MS)
      expect(moved.pings).toBe(pings)
    },
  )

  it('says that there were too many tests', async () => {
    const failure = new ApiError({ code: 'rate_limited', status: 429, message: '' })
    const { outcome } = await run({ downMbps: 9, upMbps: 9, delayMs: 9, failsAt: 0, failure })
    expect(outcome).toEqual({ failure: 'too_often' })
  })

  it.each([0, 2000, 9000])('ends at once when it is stopped after %d ms', async (stopsAt) => {
    const { transport, moved } = openNetwork({ downMbps: 0.1, upMbps: 0.1, delayMs: 100 })
    const stopping = new AbortController()
    const { signal } = stopping
    const measuring = measureSpeed({ transport, signal, now: () => NOW, onStage: () => undefined })
    await vi.advanceTimersByTimeAsync(stopsAt)
    stopping.abort()
    const { asked, pings } = moved
    expect(await measuring).toHaveProperty('failure')
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    expect(moved).toEqual({ asked, pings })
  })
})
