// Example replies of `../consents.ts`.
import { listCurrentTexts, listDueTexts, type ConsentText } from '../privacy/consents.ts'
import { example } from './example.ts'

const terms: ConsentText = {
  text_id: 1,
  kind: 'terms',
  version: 2,
  account_name: null,
  bodies: {
    en: '## What you may expect\n\nYour answers are yours.',
    es: '## Lo que puedes esperar\n\nTus respuestas son tuyas.',
    fr: '## À quoi vous attendre\n\nVos réponses sont à vous.',
  },
  asks_again: false,
  published_at: '2026-01-05T09:00:00.000Z',
}

const privacyNotice: ConsentText = { ...terms, text_id: 2, kind: 'privacy', version: 1 }

export const consentTexts: readonly ConsentText[] = [terms, privacyNotice]

export const consentExamples = [
  example(listCurrentTexts, { data: [...consentTexts] }),
  example(listDueTexts, { data: [] }),
]
