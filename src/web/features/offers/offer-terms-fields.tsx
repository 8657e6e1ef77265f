import { Trans, useLingui } from '@lingui/react/macro'

import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'
import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import {
  EMPLOYMENT_LABELS,
  PERIOD_LABELS,
  WORKPLACE_LABELS,
} from '#web/features/session/position-labels.ts'
import { currencyOptions } from '#web/i18n/currency-options.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

import { parseAmount } from './amount-text.ts'
import type { DraftProblem, OfferDraft } from './offer-draft.ts'
import { STANDARD_OFFER_FIELD_LABELS } from './offer-field-labels.ts'
import { OwnOfferField } from './own-offer-field.tsx'

import styles from './offers.module.css'

export type OfferFieldsProps = {
  draft: OfferDraft
  setup: OfferSetup
  problems: readonly DraftProblem[]
  problemOf: (name: string) => string | undefined
  onChange: (draft: OfferDraft) => void
}

type Key = keyof OfferDraft['terms']

/** What is promised: of private terms, those that the user's role includes. */
export function OfferTermsFields(props: OfferFieldsProps) {
  const { draft, setup, problems, problemOf, onChange } = props
  const { t, i18n } = useLingui()
  const set = (key: Key, value: string) =>
    onChange({ ...draft, terms: { ...draft.terms, [key]: value } })
  const bind = (key: Key) => ({
    label: i18n._(STANDARD_OFFER_FIELD_LABELS[key]),
    name: `terms.${key}`,
    value: draft.terms[key],
    onChange: (event: { target: { value: string } }) => set(key, event.target.value),
  })
  const line = (key: Key) => ({
    ...bind(key),
    maxLength: OFFER_LIMITS.text,
    error: problemOf(`terms.${key}`),
  })
  const isShown = (key: Key) => !setup.hidden_terms.includes(key)
  const choices = <T extends string>(
    all: readonly T[],
    labels: Readonly<Record<T, { id: string }>>,
  ) => all.map((value) => ({ value, label: i18n._(labels[value]) }))
  return (
    <fieldset className={styles.fields}>
      <legend>
        <Trans>Terms</Trans>
      </legend>
      <TextField
        {...line('title')}
        required
        error={problems.includes('title') ? t`Enter a job title.` : problemOf('terms.title')}
      />
      <TextField {...line('department')} isOptional />
      <TextField {...line('location')} isOptional />
      <SelectField
        {...bind('workplace_type')}
        isOptional
        placeholder={t`Not stated`}
        options={choices(WORKPLACE_TYPES, WORKPLACE_LABELS)}
      />
      <TextField {...line('manager')} isOptional />
      <SelectField
        {...bind('employment_type')}
        isOptional
        placeholder={t`Not stated`}
        options={choices(EMPLOYMENT_TYPES, EMPLOYMENT_LABELS)}
      />
      {isShown('salary_amount') && (
        <SalaryFields {...props} bind={bind} periods={choices(SALARY_PERIODS, PERIOD_LABELS)} />
      )}
      {isShown('bonus') && <TextField {...line('bonus')} isOptional />}
      {isShown('equity') && <TextField {...line('equity')} isOptional />}
      <DateField {...bind('start_date')} isOptional error={problemOf('terms.start_date')} />
      {setup.fields.map((field) => (
        <OwnOfferField
          key={field.key}
          field={field}
          value={draft.custom[field.key] ?? ''}
          error={
            problems.includes(`custom.${field.key}`)
              ? t`Enter an amount, such as 1,500.00.`
              : problemOf(`terms.custom.${field.key}`)
          }
          onChange={(value) =>
            onChange({ ...draft, custom: { ...draft.custom, [field.key]: value } })
          }
        />
      ))}
      <TextArea
        {...bind('contingencies')}
        className={styles.wide}
        isOptional
        rows={3}
        maxLength={OFFER_LIMITS.longText}
        hint={t`What has to happen first, such as a background check.`}
      />
    </fieldset>
  )
}

type SalaryProps = OfferFieldsProps & {
  bind: (key: Key) => {
    label: string
    name: string
    value: string
    onChange: (event: { target: { value: string } }) => void
  }
  periods: { value: string; label: string }[]
}

function SalaryFields({ draft, problems, problemOf, bind, periods }: SalaryProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const { salary_amount: typed, currency } = draft.terms
  const amount = parseAmount(typed)
  const understood =
    amount === null || !/^[A-Z]{3}$/u.test(currency)
      ? undefined
      : new Intl.NumberFormat(format.locale, { style: 'currency', currency }).format(Number(amount))
  return (
    <>
      <TextField
        {...bind('salary_amount')}
        isOptional
        inputMode="decimal"
        hint={understood}
        error={
          problems.includes('salary_amount')
            ? t`Enter an amount, such as 52,000.00.`
            : problemOf('terms.salary_amount')
        }
      />
      <SelectField
        {...bind('currency')}
        isOptional
        placeholder={t`Not stated`}
        options={currencyOptions(format.locale, currency)}
        error={problemOf('terms.currency')}
      />
      <SelectField
        {...bind('pay_period')}
        isOptional
        placeholder={t`Not stated`}
        options={periods}
      />
    </>
  )
}
