// Which of the app's languages a request prefers.
import { localeSchema, type Locale } from '#contract/core/shape.ts'

/** The best match of an `Accept-Language` header; English when there is none. */
export function acceptedLanguage(header: string | undefined): Locale {
  const wishes = (header ?? '').split(',').map(wishOf)
  const best = wishes.toSorted((one, other) => other.weight - one.weight)
  return best.find(({ locale, weight }) => locale !== null && weight > 0)?.locale ?? 'en'
}

function wishOf(part: string): { locale: Locale | null; weight: number } {
  const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
  const locale = localeSchema.safeParse(range.trim().split('-')[0]).data ?? null
  const quality = parameters.find((one) => one.trim().startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.split('=')[1])
  return { locale, weight: Number.isFinite(weight) ? weight : 0 }
}
