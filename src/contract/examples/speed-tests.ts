// Example replies of `../speed-tests.ts`.
import { pingSpeedTest, uploadSpeedTest, type SpeedFacts } from '../assessments/speed-tests.ts'
import { example } from './example.ts'

const MEASURED_AT = '2026-03-04T15:10:00.000Z'

/** A result as staff read it, of which one figure is below what the company asked for. */
export const speedFacts: SpeedFacts = {
  measured_at: MEASURED_AT,
  download_mbps: 48.2,
  upload_mbps: 4.75,
  latency_ms: 31,
  jitter_ms: 2.5,
  loaded_latency_ms: 84,
  checks: [
    { figure: 'download', limit: 25, is_met: true },
    { figure: 'upload', limit: 5, is_met: false },
  ],
}

export const speedTestExamples = [
  example(pingSpeedTest, { data: { server_time: MEASURED_AT } }),
  example(uploadSpeedTest, { data: { received_bytes: 50_000 } }),
]
