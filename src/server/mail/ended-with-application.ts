// What ended together with an application that was withdrawn, as sentences.
import { z } from 'zod'

import type { Locale } from '#contract/core/shape.ts'

export const endedSchema = z.enum(['interviews', 'offer'])
export type Ended = z.infer<typeof endedSchema>

const LABELS: Record<Ended, Record<Locale, string>> = {
  interviews: {
    en: 'Interviews that were arranged for it are cancelled.',
    es: 'Las entrevistas acordadas para ella se cancelan.',
    fr: 'Les entretiens prévus pour elle sont annulés.',
  },
  offer: {
    en: 'The offer that you had for it has ended.',
    es: 'La oferta que tenías en ella ya no es válida.',
    fr: 'L’offre que vous aviez reçue pour elle n’est plus valable.',
  },
}

/** Empty where nothing did. */
export function endedWithApplication(ended: readonly Ended[], language: Locale): string {
  return ended.map((one) => LABELS[one][language]).join(' ')
}
