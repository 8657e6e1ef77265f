// The fields that every offer has. Pure, without zod: screens read it as well.
import type { OfferFieldKind } from './offer-field-rules.ts'

export type StandardOfferField = {
  /** Its name in the API, and of its variable in offer letters. */
  readonly key: string
  readonly kind: OfferFieldKind
  /** Read only by users who may see private data. */
  readonly is_private: boolean
}

export const STANDARD_OFFER_FIELDS = [
  { key: 'title', kind: 'text', is_private: false },
  { key: 'department', kind: 'text', is_private: false },
  { key: 'location', kind: 'text', is_private: false },
  { key: 'workplace_type', kind: 'choice', is_private: false },
  { key: 'manager', kind: 'person', is_private: false },
  { key: 'employment_type', kind: 'choice', is_private: false },
  { key: 'salary_amount', kind: 'money', is_private: true },
  { key: 'currency', kind: 'choice', is_private: false },
  { key: 'pay_period', kind: 'choice', is_private: false },
  { key: 'bonus', kind: 'text', is_private: true },
  { key: 'equity', kind: 'text', is_private: true },
  { key: 'start_date', kind: 'date', is_private: false },
  { key: 'expires_at', kind: 'date', is_private: false },
  { key: 'contingencies', kind: 'text', is_private: false },
] as const satisfies readonly StandardOfferField[]
export type StandardOfferFieldKey = (typeof STANDARD_OFFER_FIELDS)[number]['key']
