// What a company's own offer fields can hold, and how their values are written. Without zod: forms check by it as well.

export const OFFER_FIELD_KINDS = [
  'text',
  'number',
  'money',
  'date',
  'choice',
  'person',
  'yes_no',
] as const
export type OfferFieldKind = (typeof OFFER_FIELD_KINDS)[number]

export const OFFER_FIELD_LIMITS = {
  name: 80,
  /** Of the whole list of options, as text. */
  options: 2000,
  value: 500,
  fields: 100,
} as const

/** Before the key of a company's own field, in the name of its variable. */
const OWN = 'offer_'

/** What `{{…}}` in an offer letter holds for a company's own field. */
export function offerVariable(key: string): string {
  return `${OWN}${key}`
}

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/
const MONEY = /^\d{1,12}(?:\.\d{1,2})?$/
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** As it is stored. */
const YES_NO = ['yes', 'no'] as const

/** The options of a choice: one for each line, each once. */
export function optionsIn(text: string | null): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim().replaceAll(/\s+/gu, ' '))
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** Whether a text is a value of a field: 52000.00 for money, 2027-01-15 for a day, yes or no, one of the options. */
export function isOfferValue(
  value: string,
  { kind, options }: { readonly kind: OfferFieldKind; readonly options: string | null },
): boolean {
  switch (kind) {
    case 'text':
    case 'person':
      return value.trim() !== ''
    case 'number':
      return NUMBER.test(value)
    case 'money':
      return MONEY.test(value)
    case 'date':
      return isDay(value)
    case 'choice':
      return optionsIn(options).includes(value)
    case 'yes_no':
      return YES_NO.some((one) => one === value)
  }
}

function isDay(value: string): boolean {
  const [, year, month, day] = DAY.exec(value) ?? []
  if (year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return Number(year) >= 1900 && date.toISOString().startsWith(value)
}
