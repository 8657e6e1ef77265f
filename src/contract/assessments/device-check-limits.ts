// What the public device check may move. The device goes by it, and the server enforces what it can.
import { BYTES_PER_MB } from './speed-limits.ts'

/** What one run transfers, in this order: at most 4.1 MB down and 1.95 MB up, repeated pings aside. */
export const DEVICE_CHECK_SIZES = {
  download: [100_000, BYTES_PER_MB, 3 * BYTES_PER_MB],
  upload: [50_000, 400_000, 1.5 * BYTES_PER_MB],
} as const

/** The most that one call may ask for or send. */
export const DEVICE_CHECK_LIMITS = {
  downloadBytes: 3 * BYTES_PER_MB,
  uploadBytes: 1.5 * BYTES_PER_MB,
} as const

/** Of one run, in both directions together, rounded up: users are told before it starts. */
export const DEVICE_CHECK_MB = 7
