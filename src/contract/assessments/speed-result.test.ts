import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { RUN_LIMIT_BYTES } from './assessments-rules.ts'
import {
  decodeSpeedResult,
  encodeSpeedResult,
  NO_MINIMUMS,
  speedChecks,
  type SpeedResult,
} from './speed-result.ts'

const result: SpeedResult = {
  measuredAt: Date.UTC(2026, 4, 4),
  downloadMbps: 48.2,
  uploadMbps: 4.75,
  latencyMs: 31,
  jitterMs: 2.5,
  loadedLatencyMs: null,
  bytes: 20_150_000,
}
const TEXT = '1;1777852800000;48.2;4.75;31;2.5;-;20150000'

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((whole) => whole / 100)
const results: fc.Arbitrary<SpeedResult> = fc.record({
  measuredAt: fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2100, 0) - 1 }),
  downloadMbps: hundredths(0.01, 100_000),
  uploadMbps: hundredths(0.01, 100_000),
  latencyMs: hundredths(0, 60_000),
  jitterMs: fc.option(hundredths(0, 60_000)),
  loadedLatencyMs: fc.option(hundredths(0, 60_000)),
  bytes: fc.integer({ min: 0, max: RUN_LIMIT_BYTES }),
})

describe('the result of a speed test as an answer', () => {
  it('is a line of its figures', () => {
    expect(encodeSpeedResult(result)).toBe(TEXT)
    expect(decodeSpeedResult(TEXT)).toEqual(result)
  })

  it('says whatever was measured, to two decimals', () => {
    fc.assert(
      fc.property(results, (one) => {
        expect(decodeSpeedResult(encodeSpeedResult(one))).toEqual(one)
      }),
    )
    const precise = encodeSpeedResult({ ...result, latencyMs: 31.004_99 })
    expect(decodeSpeedResult(precise)?.latencyMs).toBe(31)
  })

  it.each([
    ['no figures', ''],
    ['words', 'fast'],
    ['another version', TEXT.replace('1;', '2;')],
    ['a figure too few', TEXT.replace(';-', '')],
    ['a figure too many', `${TEXT};1`],
    ['a download of nothing', TEXT.replace('48.2', '0')],
    ['a download faster than any', TEXT.replace('48.2', '100000.01')],
    ['a download that is unknown', TEXT.replace('48.2', '-')],
    ['a negative figure', TEXT.replace('48.2', '-48.2')],
    ['a latency of more than a minute', TEXT.replace('31', '60000.01')],
    ['a figure in another notation', TEXT.replace('31', '3e1')],
    ['a figure that could be shorter', TEXT.replace('2.5', '2.50')],
    ['a figure with a leading zero', TEXT.replace('31', '031')],
    ['a time before there was the test', TEXT.replace('1777852800000', '1577836799999')],
    ['a time long after', TEXT.replace('1777852800000', '4102444800000')],
    ['more bytes than a run may use', TEXT.replace('20150000', '25000001')],
    ['white space around it', ` ${TEXT}\n`],
  ])('is nothing else: %s', (_, text) => {
    expect(decodeSpeedResult(text)).toBeNull()
  })
})

describe('what a company asks for', () => {
  it('is met up to the limit itself', () => {
    const minimums = { min_download_mbps: 48, min_upload_mbps: 5, max_latency_ms: 31 }
    expect(speedChecks(result, minimums)).toEqual([
      { figure: 'download', limit: 48, isMet: true },
      { figure: 'upload', limit: 5, isMet: false },
      { figure: 'latency', limit: 31, isMet: true },
    ])
    expect(speedChecks(result, { ...minimums, max_latency_ms: 30 }).at(-1)?.isMet).toBe(false)
  })

  it('is only what it set', () => {
    expect(speedChecks(result, NO_MINIMUMS)).toEqual([])
    const asked = { ...NO_MINIMUMS, max_latency_ms: 100 }
    expect(speedChecks(result, asked)).toEqual([{ figure: 'latency', limit: 100, isMet: true }])
  })
})
