// The result of an internet speed test as one answer, and what a company asks for. One codec for the device and the server.
import { RUN_LIMIT_BYTES } from './assessments-rules.ts'

/** What was measured, by the candidate's own device. */
export type SpeedResult = {
  /** Milliseconds since the epoch, by the device's clock. */
  readonly measuredAt: number
  readonly downloadMbps: number
  readonly uploadMbps: number
  /** Of an idle connection: the median, in ms. */
  readonly latencyMs: number
  /** How much the latency changes from one request to the next, in ms; null where there were too few to say. */
  readonly jitterMs: number | null
  /** While data is moved: the median, in ms; null where there were none. */
  readonly loadedLatencyMs: number | null
  /** Moved in both directions together. */
  readonly bytes: number
}

/** What a company asks for; null for what it does not mind. */
export type SpeedMinimums = {
  readonly min_download_mbps: number | null
  readonly min_upload_mbps: number | null
  readonly max_latency_ms: number | null
}

export const NO_MINIMUMS: SpeedMinimums = {
  min_download_mbps: null,
  min_upload_mbps: null,
  max_latency_ms: null,
}

/** Faster, slower or earlier than this no device measures. */
const HIGHEST_MBPS = 100_000
const LONGEST_MS = 60_000
const EARLIEST = Date.UTC(2020, 0)
const LATEST = Date.UTC(2100, 0)

const VERSION = '1'
const NONE = '-'
const NUMBER = String.raw`(?:0|[1-9]\d{0,8})(?:\.\d{1,2})?`
const SYNTAX = new RegExp(
  `^${VERSION};(\\d{13});(${NUMBER});(${NUMBER});(${NUMBER});(${NUMBER}|${NONE});(${NUMBER}|${NONE});(\\d{1,8})$`,
)

/** The answer: the version, the time and the figures, rounded to two decimals, separated by semicolons. */
export function encodeSpeedResult(result: SpeedResult): string {
  const { measuredAt, downloadMbps, uploadMbps, latencyMs, jitterMs, loadedLatencyMs } = result
  const figures = [downloadMbps, uploadMbps, latencyMs, jitterMs, loadedLatencyMs].map((figure) =>
    figure === null ? NONE : String(rounded(figure)),
  )
  return [VERSION, Math.round(measuredAt), ...figures, result.bytes].join(';')
}

/** Reads an answer; null for one that no device writes. */
export function decodeSpeedResult(text: string): SpeedResult | null {
  const [, at, down, up, latency, jitter, loaded, bytes] = SYNTAX.exec(text) ?? []
  if (bytes === undefined) return null
  const result = {
    measuredAt: Number(at),
    downloadMbps: Number(down),
    uploadMbps: Number(up),
    latencyMs: Number(latency),
    jitterMs: figureOf(jitter),
    loadedLatencyMs: figureOf(loaded),
    bytes: Number(bytes),
  }
  // What can be written in two ways is two different answers to the digest of a submission.
  return isPossible(result) && encodeSpeedResult(result) === text ? result : null
}

/** Whether each figure that the company asks for is met, in the order of the screens; empty where it asks for none. */
export function speedChecks(
  { downloadMbps, uploadMbps, latencyMs }: SpeedResult,
  { min_download_mbps, min_upload_mbps, max_latency_ms }: SpeedMinimums,
) {
  const checks = [
    {
      figure: 'download',
      limit: min_download_mbps,
      isMet: downloadMbps >= (min_download_mbps ?? 0),
    },
    { figure: 'upload', limit: min_upload_mbps, isMet: uploadMbps >= (min_upload_mbps ?? 0) },
    { figure: 'latency', limit: max_latency_ms, isMet: latencyMs <= (max_latency_ms ?? Infinity) },
  ] as const
  return checks.flatMap(({ limit, ...check }) => (limit === null ? [] : [{ ...check, limit }]))
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100
}

function figureOf(text: string | undefined): number | null {
  return text === NONE ? null : Number(text)
}

function isPossible(result: SpeedResult): boolean {
  const { measuredAt, downloadMbps, uploadMbps, latencyMs, jitterMs, loadedLatencyMs } = result
  const speeds = [downloadMbps, uploadMbps]
  const times = [latencyMs, jitterMs ?? 0, loadedLatencyMs ?? 0]
  return (
    measuredAt >= EARLIEST &&
    measuredAt < LATEST &&
    speeds.every((speed) => speed > 0 && speed <= HIGHEST_MBPS) &&
    times.every((time) => time <= LONGEST_MS) &&
    result.bytes <= RUN_LIMIT_BYTES
  )
}
