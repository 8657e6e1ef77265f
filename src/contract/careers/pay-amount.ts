// How an amount of pay reads, for the public pages and for the app.

export type PayAmount = {
  /** `from` and `up_to` have one end only. */
  readonly kind: 'range' | 'from' | 'up_to'
  /** With its currency, as the locale writes it. */
  readonly amount: string
}

/** The amount of a salary; null where neither end is named. */
export function payAmount(
  pay: { min: number | null; max: number | null; currency: string },
  locale: string,
): PayAmount | null {
  const { min, max, currency } = pay
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  if (min !== null && max !== null) return { kind: 'range', amount: format.formatRange(min, max) }
  if (min !== null) return { kind: 'from', amount: format.format(min) }
  return max === null ? null : { kind: 'up_to', amount: format.format(max) }
}
