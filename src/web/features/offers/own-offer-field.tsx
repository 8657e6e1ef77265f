import { useLingui } from '@lingui/react/macro'

import { OFFER_LIMITS } from '#contract/offers/offer-states.ts'
import type { OfferSetup } from '#contract/offers/offers.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

type OwnOfferFieldProps = {
  field: OfferSetup['fields'][number]
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One of the company's own fields, by its kind. */
export function OwnOfferField({ field, value, error, onChange }: OwnOfferFieldProps) {
  const { t } = useLingui()
  const { key, name: label, kind, options, is_required: isRequired } = field
  const control = {
    label,
    name: `terms.custom.${key}`,
    value,
    error,
    isOptional: !isRequired,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (kind) {
    case 'date':
      return <DateField {...control} />
    case 'choice':
      return (
        <SelectField
          {...control}
          placeholder={t`Not stated`}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )
    case 'yes_no':
      return (
        <SelectField
          {...control}
          placeholder={t`Not stated`}
          options={[
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ]}
        />
      )
    case 'number':
    case 'money':
      return <TextField {...control} inputMode="decimal" maxLength={20} />
    case 'text':
    case 'person':
      return <TextField {...control} maxLength={OFFER_LIMITS.text} />
    default:
      return kind satisfies never
  }
}
