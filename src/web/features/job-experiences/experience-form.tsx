// One position, to write.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import type { ExperienceFields } from '#contract/people/job-experiences.ts'
import { EXPERIENCE_LIMITS, POSITION_TYPES } from '#contract/people/people-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { listRegions } from '#web/i18n/region-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { OfferedValue, type KnownPlace } from '../shell/offered-value.tsx'
import { cleaned, endsBeforeStart, missingOf } from './experience-entries.ts'
import { POSITION_TYPE_LABELS } from './position-type-labels.ts'

import styles from './job-experiences.module.css'

type ExperienceFormProps = {
  fields: ExperienceFields
  /** Where they live, as My Profile says: most people work near it. */
  place: KnownPlace | null
  /** Whether it opens because the user asked for it: then it takes the focus. */
  isAskedFor: boolean
  isSaving: boolean
  /** Called with what is typed so far. */
  onType: (fields: ExperienceFields) => void
  onSave: (fields: ExperienceFields) => void
  onCancel: () => void
}

type PartProps = {
  fields: ExperienceFields
  onChange: (change: Partial<ExperienceFields>) => void
}

export function ExperienceForm(props: ExperienceFormProps) {
  const { fields: before, place, isAskedFor, isSaving, onSave, onCancel } = props
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(before)
  const [isTried, setIsTried] = useState(false)
  useEffect(() => {
    if (isAskedFor) focusOn(form.current, 'title')
  }, [isAskedFor])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    const [first] = missingOf(fields)
    if (first === undefined) onSave(cleaned(fields))
    else focusOn(form.current, first)
  }
  const change = (some: Partial<ExperienceFields>) => {
    const next = { ...fields, ...some }
    setFields(next)
    props.onType(next)
  }
  return (
    <Card>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={submit}
        aria-label={t`Position`}
      >
        <NameFields fields={fields} isTried={isTried} onChange={change} />
        <DateFields fields={fields} onChange={change} />
        <PlaceFields fields={fields} place={place} onChange={change} />
        <KindFields fields={fields} onChange={change} />
        <TextArea
          label={t`Description`}
          isOptional
          maxLength={EXPERIENCE_LIMITS.description}
          value={fields.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function NameFields({ fields, isTried, onChange }: PartProps & { isTried: boolean }) {
  const { t } = useLingui()
  const missing = isTried ? missingOf(fields) : []
  const bind = (field: 'title' | 'company_name', name: string) => ({
    name: field,
    label: name,
    maxLength: EXPERIENCE_LIMITS.name,
    value: fields[field],
    error: missing.includes(field) ? t`The ${name} field is required` : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  })
  return (
    <div className={styles.pair}>
      <TextField {...bind('title', t`Job title`)} autoComplete="organization-title" />
      <TextField {...bind('company_name', t`Company`)} autoComplete="organization" />
    </div>
  )
}

function DateFields({ fields, onChange }: PartProps) {
  const { t } = useLingui()
  const bind = (field: 'start_date' | 'end_date') => ({
    type: 'date',
    isOptional: true,
    max: '9999-12-31',
    value: fields[field] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onChange({ [field]: target.value === '' ? null : target.value }),
  })
  return (
    <>
      <Checkbox
        label={t`I work here now`}
        checked={fields.is_current}
        onChange={({ currentTarget }) => onChange({ is_current: currentTarget.checked })}
      />
      <div className={styles.pair}>
        <TextField label={t`Start date`} {...bind('start_date')} />
        {!fields.is_current && <TextField label={t`End date`} {...bind('end_date')} />}
      </div>
      {endsBeforeStart(fields) && (
        <Banner tone="warning" isLive>
          <Trans>The end date is before the start date.</Trans>
        </Banner>
      )}
    </>
  )
}

function PlaceFields({ fields, place, onChange }: PartProps & { place: KnownPlace | null }) {
  const { t } = useLingui()
  const options = listRegions(currentLocale()).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const from = 'profile' as const
  const { city = '', state = '', countryCode = '' } = place ?? {}
  return (
    <>
      <div className={styles.pair}>
        <div className={styles.offered}>
          <TextField
            name="location"
            label={t`City`}
            isOptional
            maxLength={EXPERIENCE_LIMITS.place}
            value={fields.location}
            onChange={({ target }) => onChange({ location: target.value })}
          />
          <OfferedValue
            {...{ name: 'location', label: t`City`, text: city, current: fields.location, from }}
            onTake={() => onChange({ location: city })}
          />
        </div>
        <div className={styles.offered}>
          <TextField
            name="state"
            label={t`State or region`}
            isOptional
            maxLength={EXPERIENCE_LIMITS.place}
            value={fields.state}
            onChange={({ target }) => onChange({ state: target.value })}
          />
          <OfferedValue
            {...{
              name: 'state',
              label: t`State or region`,
              text: state,
              current: fields.state,
              from,
            }}
            onTake={() => onChange({ state })}
          />
        </div>
      </div>
      <div className={styles.offered}>
        <SelectField
          name="country_code"
          label={t`Country`}
          isOptional
          options={options}
          placeholder={t`Choose a country`}
          value={fields.country_code ?? ''}
          onChange={({ target }) =>
            onChange({ country_code: target.value === '' ? null : target.value })
          }
        />
        <OfferedValue
          {...{ name: 'country_code', label: t`Country`, current: fields.country_code ?? '', from }}
          text={options.find(({ value }) => value === countryCode)?.label ?? ''}
          onTake={() => onChange({ country_code: countryCode })}
        />
      </div>
    </>
  )
}

function KindFields({ fields, onChange }: PartProps) {
  const { i18n, t } = useLingui()
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Type of position`}
        isOptional
        options={POSITION_TYPES.map((type) => ({
          value: type,
          label: i18n._(POSITION_TYPE_LABELS[type]),
        }))}
        placeholder={t`Choose a type`}
        value={fields.position_type ?? ''}
        onChange={({ target }) =>
          onChange({ position_type: POSITION_TYPES.find((one) => one === target.value) ?? null })
        }
      />
      <TextField
        label={t`Field of work`}
        isOptional
        maxLength={EXPERIENCE_LIMITS.place}
        value={fields.field}
        onChange={({ target }) => onChange({ field: target.value })}
      />
    </div>
  )
}

function focusOn(form: HTMLFormElement | null, field: string): void {
  const element = form?.elements.namedItem(field)
  if (element instanceof HTMLElement) element.focus()
}
