// Limits of kiosk stations that server, device and staff screens share.

export const STATION_NAME_MAX = 60
export const STATION_PLACE_MAX = 100
/** Digits of the PIN that ends kiosk mode. */
export const EXIT_PIN = { least: 4, most: 8 } as const

/** No 0, O, 1, I, L or U: read aloud or from paper, none of them is taken for another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_LENGTH = 8
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

/** How a session at a station ends. */
export const SESSION_ENDS = ['hand_over', 'idle', 'restart'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

/** A code as it was typed, without spaces and dashes. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '')
}

/** A code in two groups, as it is shown. */
export function groupedCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`
}
