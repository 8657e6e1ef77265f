// Example replies of `../device-check.ts`.
import { pingDeviceCheck, uploadDeviceCheck } from '../assessments/device-check.ts'
import { example } from './example.ts'

export const deviceCheckExamples = [
  example(pingDeviceCheck, { data: { server_time: '2026-03-04T15:10:00.000Z' } }),
  example(uploadDeviceCheck, { data: { received_bytes: 50_000 } }),
]
