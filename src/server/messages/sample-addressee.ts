// Whom the preview of a template is written to: no one real, in each language of the app.
import type { Locale } from '#contract/core/shape.ts'

import type { Addressee } from './compose-message.ts'

type Sample = Pick<Addressee, 'firstName' | 'lastName' | 'jobTitle'>

const SAMPLES: Readonly<Record<Locale, Sample>> = {
  en: { firstName: 'Emily', lastName: 'Carter', jobTitle: 'Warehouse associate' },
  es: { firstName: 'Lucía', lastName: 'Romero', jobTitle: 'Auxiliar de almacén' },
  fr: { firstName: 'Camille', lastName: 'Martin', jobTitle: 'Agent logistique' },
}

export function sampleAddressee(language: Locale, companyName: string): Addressee {
  return {
    ...SAMPLES[language],
    jobUuid: '00000000-0000-0000-0000-000000000000',
    companyName,
    stepTitle: null,
    stepStandardTitle: 'interview',
  }
}
