import { useFormatter } from '#web/i18n/use-formatter.ts'

/** Means of ratings and their differences, in the numbers of the locale. */
export function useMeans() {
  const format = useFormatter()
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return {
    mean: (value: number) => format.number(value, digits),
    /** With its sign, also for what is above. */
    difference: (value: number) => format.number(value, { ...digits, signDisplay: 'exceptZero' }),
  }
}
