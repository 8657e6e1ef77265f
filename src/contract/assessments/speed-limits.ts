// What an internet speed test may use. The device goes by it, and the server enforces what it can.

export const BYTES_PER_MB = 1_000_000

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
