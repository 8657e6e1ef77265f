// Limits of kiosk stations that server, device and staff screens share.

export const STATION_NAME_MAX = 60
export const STATION_PLACE_MAX = 100
/** Digits of the PIN that ends kiosk mode. */
export const EXIT_PIN = { least: 4, most: 8 } as const

/** No 0, O, 1, I, L or U: read aloud or from paper, none of them is taken for another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Digits of a code that enrols a device, 39 bits. */
export const CODE_LENGTH = 8
/**
 * A candidate's code is longer by a locator: its first two letters name the start package on a station and are no secret.
 * The other eight are 30^8, or 39 bits. A station that is stolen lets a thief try them without asking the server, at one
 * PBKDF2 for each try, person and package: at 600,000 rounds of SHA-256 a large graphics card makes some 15,000 tries a
 * second, and needs 250 days for one person on average, long after the code has ended. Fewer letters or rounds would not do.
 */
export const LOCATOR_LENGTH = 2
export const CANDIDATE_CODE_LENGTH = LOCATOR_LENGTH + 8
export const KDF_ITERATIONS = 600_000
/** How many people a station may expect without network; who got a code last comes first. */
export const EXPECTED_MAX = 30
/** How many people today's list names at most; who got a code last comes first. */
export const LIST_MAX = 100
/** How long today's list stays on the screen while no one touches it. */
export const LIST_IDLE_MS = 60_000
/** What a person on today's list is asked for; `code` for one of whom nothing else is known. */
export const LIST_PROOFS = ['dob', 'phone', 'code'] as const
/** How many of the last digits of a phone number are asked for. */
export const PHONE_PROOF_DIGITS = 4
/** How long a station begins with people without having heard of the server. */
export const LEASE_HOURS = 12
/** Wrong codes without network: so many are free, then each doubles the wait, up to the longest. */
export const OFFLINE_TRIES = { free: 5, firstWaitMs: 15_000, longestWaitMs: 900_000 } as const
/** How long a station may be enrolled by the code that staff were shown. */
export const ENROLMENT_HOURS = 1
/** How long a candidate may begin, or come back, by one code. */
export const CODE_HOURS = 24
/** How long after the end of a session, or of the station, unsent work is still accepted. */
export const UPLOAD_DAYS = 30
/** How long a candidate may touch nothing before they are asked whether they are there, and how long they have then. */
export const IDLE_AFTER_MS = 180_000
export const IDLE_QUESTION_SECONDS = 60
/** How often a device in use reports. */
export const REPORT_EVERY_MS = 30_000
/** A device that was silent for so long counts as offline. */
export const OFFLINE_AFTER_MS = 120_000

/** How many requisitions today's list of a station can be of, unless it is of the whole company. */
export const LIST_JOBS_MAX = 20
/** How a session at a station begins: by a code that was typed, or scanned as a QR code, or by a name of today's list. */
export const SESSION_STARTS = ['code', 'qr', 'name'] as const
export type SessionStart = (typeof SESSION_STARTS)[number]

/** How a session at a station ends. */
export const SESSION_ENDS = ['hand_over', 'idle', 'restart'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

/** A code as it was typed, without spaces and dashes. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** A code in two groups, as it is shown. */
export function groupedCode(code: string): string {
  const half = code.length / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

/** What a device signs to get a credential again. `at`: the server's time, ISO. */
export function credentialRequest(at: string): string {
  return `fairlead kiosk credential ${at}`
}
