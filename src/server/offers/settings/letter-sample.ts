// Test data of an offer: what the variables of a letter stand for in its preview.
import type { Locale } from '#contract/core/shape.ts'
import { offerVariable, optionsIn } from '#contract/offers/offer-field-rules.ts'
import type { StandardOfferFieldKey } from '#contract/offers/offer-fields-standard.ts'
import type { LetterVariable } from '#contract/offers/offer-letter-rules.ts'

import type { Tx } from '../../db/database.ts'
import { sampleAddressee } from '../../messages/sample-addressee.ts'
import type { LetterValue } from './format-letter-value.ts'
import { type FieldRow, findCompanyName, listFields } from './sample-repository.ts'

type Values = Readonly<Record<string, LetterValue>>

const SENDER = 'Rosa Keller'
const CURRENCY = 'USD'

const TEXTS: Readonly<
  Record<
    Locale,
    Readonly<Record<'workplace' | 'employment' | 'period' | 'text' | 'conditions', string>>
  >
> = {
  en: {
    workplace: 'On site',
    employment: 'Full time',
    period: 'per year',
    text: 'Example',
    conditions: 'Subject to a background check.',
  },
  es: {
    workplace: 'Presencial',
    employment: 'Tiempo completo',
    period: 'al año',
    text: 'Ejemplo',
    conditions: 'Sujeto a una verificación de antecedentes.',
  },
  fr: {
    workplace: 'Sur site',
    employment: 'Temps plein',
    period: 'par an',
    text: 'Exemple',
    conditions: 'Sous réserve d’une vérification des antécédents.',
  },
}

type Sample = { readonly accountId: number; readonly language: Locale; readonly today: Date }

/** By the names of the variables, the company's own fields included. */
export async function sampleValues(
  tx: Tx,
  { accountId, language, today }: Sample,
): Promise<Values> {
  const company = await findCompanyName(tx, { accountId })
  const fields = await listFields(tx, { accountId })
  const own = fields.map((field) => [offerVariable(field.key), sampleOf(field, language)] as const)
  return {
    ...applicantValues({ company, language, today }),
    ...standardValues(language),
    ...Object.fromEntries(own),
  }
}

function applicantValues(given: {
  company: string
  language: Locale
  today: Date
}): Record<LetterVariable, LetterValue> {
  const { company, language, today } = given
  const { firstName, lastName, jobTitle } = sampleAddressee(language, company)
  return {
    first_name: text(firstName),
    last_name: text(lastName),
    company_name: text(company),
    job_name: text(jobTitle),
    sender_name: text(SENDER),
    today: { kind: 'date', date: today.toISOString().slice(0, 10) },
  }
}

function standardValues(language: Locale): Record<StandardOfferFieldKey, LetterValue> {
  const words = TEXTS[language]
  return {
    title: text(sampleAddressee(language, '').jobTitle),
    department: text('Operations'),
    location: text('100 Harbor Street'),
    workplace_type: text(words.workplace),
    manager: text(SENDER),
    employment_type: text(words.employment),
    salary_amount: { kind: 'money', amount: '52000.00', currency: CURRENCY },
    currency: text(CURRENCY),
    pay_period: text(words.period),
    bonus: { kind: 'money', amount: '3000.00', currency: CURRENCY },
    equity: text('0.1 %'),
    start_date: { kind: 'date', date: '2030-03-18' },
    expires_at: { kind: 'date', date: '2030-03-04' },
    contingencies: text(words.conditions),
  }
}

/** A value of a company's own field: its default, where it has one. */
function sampleOf(
  { kind, options, defaultValue }: Omit<FieldRow, 'key'>,
  language: Locale,
): LetterValue {
  switch (kind) {
    case 'text':
      return text(defaultValue ?? TEXTS[language].text)
    case 'person':
      return text(defaultValue ?? SENDER)
    case 'choice':
      return text(defaultValue ?? optionsIn(options)[0] ?? '')
    case 'number':
      return { kind: 'number', number: defaultValue ?? '12' }
    case 'money':
      return { kind: 'money', amount: defaultValue ?? '1500.00', currency: CURRENCY }
    case 'date':
      return { kind: 'date', date: defaultValue ?? '2030-03-18' }
    case 'yes_no':
      return { kind: 'yes_no', yes: defaultValue !== 'no' }
  }
}

function text(value: string): LetterValue {
  return { kind: 'text', text: value }
}
