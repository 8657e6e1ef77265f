// The limits, states and list orders of assessments: without zod, so that forms can read them as well.

export const BYTES_PER_MB = 1_000_000

// What the public device check may move. The device goes by it, and the server enforces what it can.

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

// What an internet speed test may use. The device goes by it, and the server enforces what it can.

/** The most that one run moves in both directions together: candidates are told before it starts. */
export const RUN_LIMIT_BYTES = 25 * BYTES_PER_MB
/** A run ends by then, also on a slow network. */
export const RUN_LIMIT_SECONDS = 20

/** The most that one download may ask for. */
export const MAX_DOWNLOAD_BYTES = 10 * BYTES_PER_MB
/** The most that one upload may send; below what any call takes. */
export const MAX_UPLOAD_BYTES = 4 * BYTES_PER_MB

/** What a company can ask for at most: Mbit/s, and ms. */
export const HIGHEST_MINIMUM_MBPS = 1000
export const HIGHEST_LATENCY_MS = 5000
