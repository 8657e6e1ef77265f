/** Minutes at which the time left is spoken. */
const SPOKEN_MINUTES = [10, 5, 1] as const

/** The share of the time at which the ring turns amber. */
const SHORT_SHARE = 0.1

/** `m:ss`, or `h:mm:ss` from one hour on; never below zero. */
export function clockText(secondsLeft: number): string {
  const total = Math.max(0, Math.ceil(secondsLeft))
  const hours = Math.floor(total / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  const seconds = String(total % 60).padStart(2, '0')
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
    : `${minutes}:${seconds}`
}

/** Whether so little is left that it should be seen. */
export function isTimeShort(secondsLeft: number, totalSeconds: number): boolean {
  return totalSeconds > 0 && secondsLeft / totalSeconds <= SHORT_SHARE
}

/**
 * The minutes to speak when the clock went from one reading to the next, or null. A page that slept past several marks
 * speaks only the last of them.
 */
export function minuteToSpeak(previousSeconds: number, secondsLeft: number): number | null {
  const passed = SPOKEN_MINUTES.filter(
    (minute) => previousSeconds > minute * 60 && secondsLeft <= minute * 60,
  )
  return passed.at(-1) ?? null
}
