// How much more time a user has than others, as an accommodation. One table for the server and the device; free of zod.

/** From the standard time to no limit at all, each longer than the one before. */
export const EXTRA_TIMES = ['none', '1.25', '1.5', '2', 'no_limit'] as const
export type ExtraTime = (typeof EXTRA_TIMES)[number]

const FACTORS: Readonly<Record<Exclude<ExtraTime, 'no_limit'>, number>> = {
  none: 1,
  '1.25': 1.25,
  '1.5': 1.5,
  '2': 2,
}

/** What a limit of so many seconds becomes, rounded up; null for none. */
export function withExtraTime(seconds: number, extraTime: ExtraTime): number | null {
  return extraTime === 'no_limit' ? null : Math.ceil(seconds * FACTORS[extraTime])
}

/** The longest of some; `none` of none. */
export function longestExtraTime(given: readonly ExtraTime[]): ExtraTime {
  return EXTRA_TIMES.findLast((extraTime) => given.includes(extraTime)) ?? 'none'
}
