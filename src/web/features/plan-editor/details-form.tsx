// What a requisition says of itself, and its rules for applying.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import type { RequisitionDetails } from '#contract/plan-editor/requisition-setup.ts'
import {
  OPENINGS,
  RETAKE_DAYS,
  TITLE_MAX_LENGTH,
} from '#contract/requisitions/requisitions-rules.ts'
import { dataQuery, useDataToEdit, useOptionalData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { listRegions } from '#web/i18n/region-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { SuggestionField } from '#web/ui/staff/form/choice/suggestion-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { requisitionQuery } from '../requisitions/requisition-queries.ts'
import { ProfileField } from './profile-field.tsx'
import { DETAILS, jobPath, REQUISITIONS_KEY } from './setup-data.ts'

import styles from './setup.module.css'

type DetailsFormProps = {
  jobId: number
  /** What follows the saving; without it the form stays. */
  onSaved?: () => void
}

export function DetailsForm(props: DetailsFormProps) {
  const asked = jobPath(props.jobId)
  const { data } = useDataToEdit(DETAILS, asked)
  const { edition, onLoad } = useEditions({
    reads: dataQuery(DETAILS, asked).queryKey,
    invalidates: REQUISITIONS_KEY,
  })
  return <LoadedForm key={edition} {...props} details={data} onLoad={onLoad} />
}

type LoadedFormProps = DetailsFormProps & {
  details: RequisitionDetails
  /** Begins again from what is stored. */
  onLoad: () => void
}

function LoadedForm(props: LoadedFormProps) {
  const { jobId, details, onSaved, onLoad } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  // Afterwards it stands among the configurations.
  const isBuilding = onSaved !== undefined
  const [form, setForm] = useState(() => textsOf(details))
  const [stored, setStored] = useState(form)
  const [base, setBase] = useState<object>(details)
  const done = () => (onSaved === undefined ? notifyDone(t`The details are saved.`) : onSaved())
  const saving = useEndpoint(
    { method: 'patch', path: DETAILS },
    { invalidates: REQUISITIONS_KEY, onDone: done },
  )
  const { form: formProps, problemOf } = useFieldProblems(saving.error)
  const isChanged = FIELDS.some((name) => form[name] !== stored[name])
  const isMarked = FIELDS.some((name) => problemOf(name) !== undefined)
  const bind: Bind = (name) => ({
    value: form[name],
    name,
    error: problemOf(name),
    onChange: ({ target }) => setForm({ ...form, [name]: target.value }),
  })
  const save = (from: object) => {
    const { retake_interval_days, ...rest } = detailsOf(form)
    const body = isBuilding ? { ...rest, retake_interval_days } : rest
    const onSuccess = ({ data }: { data: RequisitionDetails }) => {
      setStored(form)
      setBase(data)
    }
    saving.mutate({ ...jobPath(jobId), body, base: from }, { onSuccess })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  return (
    <Card>
      <UnsavedChanges isChanged={isChanged} />
      <form {...formProps} className={styles.form} onSubmit={submit}>
        <SaveProblem
          errorText={errorText}
          isSaidElsewhere={isMarked}
          error={saving.error}
          fields={['title', 'department', 'description']}
          onOverwrite={save}
          onLoad={onLoad}
        />
        <div className={styles.pair}>
          <LimitedTextField
            label={t`Title`}
            required
            maxLength={TITLE_MAX_LENGTH}
            {...bind('title')}
          />
          <DepartmentField jobId={jobId} {...bind('department')} />
        </div>
        <RichTextField
          label={t`Description`}
          hint={t`Applicants read it before they apply.`}
          isOptional
          format={RICH_TEXT}
          html={details.description}
          error={problemOf('description', t`The description is too long.`)}
          onChange={(description) => setForm((now) => ({ ...now, description }))}
        />
        <LocationFields bind={bind} />
        <NumberFields {...{ bind, isBuilding }} />
        {!isBuilding && <ProfileField jobId={jobId} {...bind('profile_job_id')} />}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            {onSaved === undefined ? <Trans>Save</Trans> : <Trans>Save and continue</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Those that the company's requisitions name. */
const DEPARTMENTS = '/lookup/v1/departments/account/{account_id}/'

// Any name can be typed; those that other requisitions have are offered.
function DepartmentField({ jobId, ...field }: { jobId: number } & ReturnType<Bind>) {
  const { t } = useLingui()
  const { data: requisition } = useQuery(requisitionQuery(jobId))
  const ofCompany =
    requisition === undefined ? null : { path: { account_id: requisition.account_id } }
  const departments = useOptionalData(DEPARTMENTS, ofCompany)?.data ?? []
  const { value, name, error, onChange } = field
  return (
    <SuggestionField
      label={t`Department`}
      isOptional
      {...{ value, name, error }}
      suggestions={departments.map((one) => one.name)}
      onChange={(text) => onChange({ target: { value: text } })}
    />
  )
}

type Bind = (name: keyof FormTexts) => {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

function NumberFields({ bind, isBuilding }: { bind: Bind; isBuilding: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.pair}>
      <NumberField label={t`Openings`} required {...OPENINGS} {...bind('openings')} />
      {isBuilding && (
        <NumberField
          label={t`Days before someone can apply again`}
          required
          {...RETAKE_DAYS}
          {...bind('retake_interval_days')}
        />
      )}
    </div>
  )
}

function LocationFields({ bind }: { bind: Bind }) {
  const { t } = useLingui()
  const regions = listRegions(currentLocale()).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  return (
    <div className={styles.pair}>
      <TextField label={t`City`} isOptional {...bind('city')} />
      <TextField label={t`State or region`} isOptional {...bind('state')} />
      <SelectField
        label={t`Country`}
        isOptional
        placeholder={t`Not given`}
        options={regions}
        {...bind('country_code')}
      />
    </div>
  )
}

const FIELDS = [
  'title',
  'department',
  'description',
  'city',
  'state',
  'country_code',
  'openings',
  'retake_interval_days',
  'profile_job_id',
] as const satisfies (keyof RequisitionDetails)[]

type FormTexts = Readonly<Record<keyof RequisitionDetails, string>>

function textsOf(details: RequisitionDetails): FormTexts {
  return {
    title: details.title,
    department: details.department ?? '',
    description: details.description,
    city: details.city ?? '',
    state: details.state ?? '',
    country_code: details.country_code ?? '',
    openings: String(details.openings),
    retake_interval_days: String(details.retake_interval_days),
    profile_job_id: details.profile_job_id === null ? '' : String(details.profile_job_id),
  }
}

function detailsOf(form: FormTexts): RequisitionDetails {
  return {
    title: form.title,
    department: textOrNull(form.department),
    description: form.description,
    city: textOrNull(form.city),
    state: textOrNull(form.state),
    country_code: textOrNull(form.country_code),
    openings: Number(form.openings),
    retake_interval_days: Number(form.retake_interval_days),
    profile_job_id: form.profile_job_id === '' ? null : Number(form.profile_job_id),
  }
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}
