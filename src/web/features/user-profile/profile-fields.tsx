// The fields of the form, in groups, each with what it takes in words.
import { Trans, useLingui } from '@lingui/react/macro'

import { OLDEST_BIRTH } from '#contract/people/profile-rules.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { listRegions } from '#web/i18n/region-names.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CardTitle } from '#web/ui/layout/card.tsx'

import { FullNameCheckbox } from '../shell/full-name-checkbox.tsx'
import { OfferedValue, type KnownPlace } from '../shell/offered-value.tsx'
import { hasOneLetter, type Problem, type TextField as FieldName } from './profile-values.ts'
import type { ProfileForm } from './use-profile-form.ts'

import styles from './user-profile.module.css'

/** A longer one is a name, and no code. */
const STATE_LENGTH = 10

type FieldsProps = { form: ProfileForm }
type Wording = { label: string; error: Partial<Record<Problem, string>> }

export function PersonalFields({ form }: FieldsProps) {
  return (
    <>
      <NameFields form={form} />
      <BirthAndGender form={form} />
    </>
  )
}

function NameFields({ form }: FieldsProps) {
  const { t } = useLingui()
  const missing = t`Enter your name.`
  const wrong = t`A name has two characters or more.`
  const error = { missing, wrong }
  const isWrong = [form.problemOf('first_name'), form.problemOf('last_name')].includes('wrong')
  const isAsked = hasOneLetter(form.values) && (isWrong || form.values.is_full_name)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...bound(form, { field: 'first_name', label: t`First name`, error })}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...bound(form, { field: 'last_name', label: t`Last name`, error })}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      {isAsked && (
        <FullNameCheckbox
          isChecked={form.values.is_full_name}
          onChange={(isFull) => form.set({ is_full_name: isFull })}
        />
      )}
    </>
  )
}

function BirthAndGender({ form }: FieldsProps) {
  const { t } = useLingui()
  const birthError = {
    missing: t`Enter your date of birth.`,
    wrong: t`Enter a date that is not in the future.`,
  }
  const chooseOne = t`Choose one.`
  const name = t`Gender`
  const genderError = { missing: t`The ${name} field is required`, wrong: chooseOne }
  return (
    <>
      <p className={styles.note}>
        <Trans>
          Why we ask for your date of birth and gender: they tell you apart from people with the
          same name, and companies keep them in the records of the people they hire. They never
          count toward a score. Of the companies where you apply, only people whose role includes
          private data see them.
        </Trans>
      </p>
      <div className={styles.pair}>
        <TextField
          {...bound(form, { field: 'dob', label: t`Date of birth`, error: birthError })}
          type="date"
          autoComplete="bday"
          min={OLDEST_BIRTH}
        />
        <SelectField
          {...bound(form, { field: 'gender', label: name, error: genderError })}
          options={[
            { value: 'Female', label: t`Female` },
            { value: 'Male', label: t`Male` },
          ]}
          placeholder={t`Choose one`}
          autoComplete="sex"
        />
      </div>
    </>
  )
}

export function ContactFields({ form, email }: FieldsProps & { email: string }) {
  const { t } = useLingui()
  const emailError = { wrong: t`Enter a whole email address, such as name@example.com.` }
  const phoneError = { wrong: t`Enter a phone number, such as (401) 555-0134.` }
  const linkedinError = {
    wrong: t`Enter the address of your page, beginning with https://www.linkedin.com/`,
  }
  return (
    <>
      <TextField
        label={t`Email`}
        hint={t`You sign in with it. It cannot be changed here.`}
        value={email}
        readOnly
      />
      <TextField
        {...bound(form, { field: 'email2', label: t`Another email`, error: emailError })}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        isOptional
      />
      <TextField
        {...bound(form, { field: 'phone_number', label: t`Phone number`, error: phoneError })}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        isOptional
      />
      <Checkbox
        name="is_opt_in"
        label={t`Companies may send me text messages`}
        checked={form.values.is_opt_in}
        onChange={(event) => form.set({ is_opt_in: event.currentTarget.checked })}
      />
      <TextField
        {...bound(form, { field: 'linkedin_url', label: t`LinkedIn page`, error: linkedinError })}
        type="url"
        inputMode="url"
        maxLength={300}
        isOptional
      />
    </>
  )
}

type AddressProps = FieldsProps & {
  /** Where they work, as My Experience says. */
  place: KnownPlace | null
}

export function AddressFields({ form, place }: AddressProps) {
  const { t } = useLingui()
  const error = { wrong: t`The server did not take this. Change it or leave it empty.` }
  const options = listRegions(currentLocale()).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const from = 'experience' as const
  const offered = (field: FieldName) => ({ name: field, current: form.values[field], from })
  const { city = '', state = '', countryCode = '' } = place ?? {}
  return (
    <>
      <CardTitle level={3}>
        <Trans>Address</Trans>
      </CardTitle>
      <div className={styles.offered}>
        <TextField
          {...bound(form, { field: 'city', label: t`City`, error })}
          autoComplete="address-level2"
          maxLength={100}
          isOptional
        />
        <OfferedValue
          {...offered('city')}
          label={t`City`}
          text={city}
          onTake={() => form.set({ city })}
        />
      </div>
      <div className={styles.pair}>
        <div className={styles.offered}>
          <TextField
            {...bound(form, { field: 'state_code', label: t`State or region`, error })}
            autoComplete="address-level1"
            maxLength={STATE_LENGTH}
            isOptional
          />
          <OfferedValue
            {...offered('state_code')}
            label={t`State or region`}
            text={state.length > STATE_LENGTH ? '' : state}
            onTake={() => form.set({ state_code: state })}
          />
        </div>
        <TextField
          {...bound(form, { field: 'zip', label: t`Postal code`, error })}
          autoComplete="postal-code"
          maxLength={12}
          isOptional
        />
      </div>
      <div className={styles.offered}>
        <SelectField
          {...bound(form, { field: 'country_code', label: t`Country`, error })}
          options={options}
          placeholder={t`Choose a country`}
          autoComplete="country"
          isOptional
        />
        <OfferedValue
          {...offered('country_code')}
          label={t`Country`}
          text={options.find(({ value }) => value === countryCode)?.label ?? ''}
          onTake={() => form.set({ country_code: countryCode })}
        />
      </div>
    </>
  )
}

function bound(form: ProfileForm, { field, label, error }: Wording & { field: FieldName }) {
  const problem = form.problemOf(field)
  return {
    label,
    name: field,
    value: form.values[field],
    error: problem === undefined ? undefined : error[problem],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      form.set({ [field]: value }),
  }
}
