// Names of the fields of offers, and of what they hold.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { OfferFieldKind } from '#contract/offers/offer-field-rules.ts'
import type { StandardOfferFieldKey } from '#contract/offers/offer-fields-standard.ts'

export const OFFER_FIELD_KIND_LABELS: Readonly<Record<OfferFieldKind, MessageDescriptor>> = {
  text: msg`Text`,
  number: msg`Number`,
  money: msg`Amount of money`,
  date: msg`Date`,
  choice: msg`Choice from a list`,
  person: msg`Person`,
  yes_no: msg`Yes or no`,
}

export const STANDARD_OFFER_FIELD_LABELS: Readonly<
  Record<StandardOfferFieldKey, MessageDescriptor>
> = {
  title: msg`Job title`,
  department: msg`Department`,
  location: msg`Location`,
  workplace_type: msg`Workplace`,
  manager: msg`Manager`,
  employment_type: msg`Employment type`,
  salary_amount: msg`Salary`,
  currency: msg`Currency`,
  pay_period: msg`Pay period`,
  bonus: msg`Bonus`,
  equity: msg`Equity`,
  start_date: msg`First day of work`,
  expires_at: msg`Last day to answer`,
  contingencies: msg`Conditions`,
}
