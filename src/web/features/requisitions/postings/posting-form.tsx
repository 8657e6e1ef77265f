// What a posting says: the job, where it is, what it pays, and until when it is shown.
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useMemo, useState } from 'react'

import type { JobPosting } from '#contract/careers/job-postings.ts'
import { postingContent } from '#contract/careers/posting-content.ts'
import {
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACE_TYPES,
} from '#contract/careers/posting-terms.ts'
import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { currencyOptions } from '#web/i18n/currency-options.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { listRegions } from '#web/i18n/region-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import {
  EMPLOYMENT_LABELS,
  PERIOD_LABELS,
  WORKPLACE_LABELS,
} from '../../session/position-labels.ts'
import { contentOf, POSTING_FIELDS, textsOf, type PostingTexts } from './posting-form-values.ts'
import { type changePostingStatus, POSTINGS_KEY, savePosting } from './posting-queries.ts'

import styles from '../../plan-editor/setup.module.css'

type Bind = (name: keyof PostingTexts) => {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

export type Publishing = ReturnType<
  typeof useCommand<Parameters<typeof changePostingStatus>[0], JobPosting>
>

/** The form's id, and the name of a button anywhere on the screen that publishes what stands in it. */
export const POSTING_FORM = 'posting-form'
export const PUBLISH = 'publish'

type PostingFormProps = {
  posting: JobPosting
  publishing: Publishing
  /** Starts over from the stored values. */
  onLoad: () => void
}

export function PostingForm({ posting, publishing, onLoad }: PostingFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [form, setForm] = useState(() => textsOf(posting))
  const [stored, setStored] = useState(form)
  const [base, setBase] = useState<object>(() => postingContent(posting))
  const saving = useCommand(savePosting, {
    invalidates: POSTINGS_KEY,
    onDone: () => {
      notifyDone(t`The posting is saved.`)
    },
  })
  const publishError = useMemo(() => inContent(publishing.error), [publishing.error])
  const { form: formProps, problemOf } = useFieldProblems(saving.error ?? publishError)
  const isChanged = POSTING_FIELDS.some((name) => form[name] !== stored[name])
  const isMarked = POSTING_FIELDS.some((name) => problemOf(name) !== undefined)
  const bind: Bind = (name) => ({
    value: form[name],
    name,
    error: problemOf(name),
    onChange: ({ target }) => setForm({ ...form, [name]: target.value }),
  })
  const save = (from: object, isPublishing: boolean) => {
    const { job_id: jobId, job_posting_id: postingId } = posting
    const change = { jobId, postingId, content: contentOf(form), base: from }
    const onSuccess = (reply: JobPosting) => {
      setStored(form)
      setBase(postingContent(reply))
    }
    saving.reset()
    publishing.reset()
    if (isPublishing) publishing.mutate({ ...change, action: 'publish' }, { onSuccess })
    else saving.mutate(change, { onSuccess })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save(base, event.nativeEvent.submitter?.getAttribute('name') === PUBLISH)
  }
  return (
    <Card>
      <UnsavedChanges isChanged={isChanged} />
      <form {...formProps} id={POSTING_FORM} className={styles.form} onSubmit={submit}>
        <SaveProblem
          errorText={errorText}
          isSaidElsewhere={isMarked || !saving.isError}
          fields={['title', 'description']}
          error={saving.error ?? publishing.error}
          onLoad={onLoad}
          onOverwrite={(from) => save(from, publishing.isError)}
        />
        <LimitedTextField
          label={t`Title`}
          required
          maxLength={TITLE_MAX_LENGTH}
          {...bind('title')}
        />
        <RichTextField
          label={t`Description`}
          isOptional
          format={RICH_TEXT}
          html={posting.description}
          error={problemOf('description', t`The description is too long.`)}
          onChange={(description) => setForm((now) => ({ ...now, description }))}
        />
        <LocationFields bind={bind} problemOf={problemOf} />
        <SalaryFields bind={bind} />
        <LastDay bind={bind} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function LastDay({ bind }: { bind: Bind }) {
  const { t } = useLingui()
  return (
    <div className={styles.pair}>
      <DateField
        label={t`Last day`}
        hint={t`People can apply until this day has ended in every time zone.`}
        isOptional
        {...bind('valid_until')}
      />
    </div>
  )
}

type LocationProps = {
  bind: Bind
  problemOf: (name: string, words?: string) => string | undefined
}

function LocationFields({ bind, problemOf }: LocationProps) {
  const { t, i18n } = useLingui()
  const missing = t`Enter the place of work, or choose Remote.`
  const regions = listRegions(currentLocale()).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={t`Employment type`}
          options={EMPLOYMENT_TYPES.map((value) => ({
            value,
            label: i18n._(EMPLOYMENT_LABELS[value]),
          }))}
          {...bind('employment_type')}
        />
        <SelectField
          label={t`Workplace`}
          options={WORKPLACE_TYPES.map((value) => ({
            value,
            label: i18n._(WORKPLACE_LABELS[value]),
          }))}
          {...bind('workplace_type')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={t`City`}
          isOptional
          {...bind('city')}
          error={problemOf('city', missing)}
        />
        <TextField label={t`State or region`} isOptional {...bind('state')} />
        <SelectField
          label={t`Country`}
          isOptional
          placeholder={t`Not given`}
          options={regions}
          {...bind('country_code')}
          error={problemOf('country_code', missing)}
        />
      </div>
    </>
  )
}

/** A refusal to publish, with its fields named as the form names them. */
function inContent(error: Error | null): unknown {
  if (!(error instanceof ApiError)) return null
  const fields: Record<string, string> = {}
  for (const [name, text] of Object.entries(error.fields))
    fields[name.replace(/^content\./, '')] = text
  return { fields }
}

function SalaryFields({ bind }: { bind: Bind }) {
  const { t, i18n } = useLingui()
  return (
    <div className={styles.pair}>
      <NumberField label={t`Lowest salary`} isOptional isDecimal min={0} {...bind('salary_min')} />
      <NumberField label={t`Highest salary`} isOptional isDecimal min={0} {...bind('salary_max')} />
      <SelectField
        label={t`Currency`}
        isOptional
        placeholder={t`Not given`}
        options={currencyOptions(currentLocale())}
        {...bind('salary_currency')}
      />
      <SelectField
        label={t`Paid`}
        isOptional
        placeholder={t`Not given`}
        options={SALARY_PERIODS.map((value) => ({ value, label: i18n._(PERIOD_LABELS[value]) }))}
        {...bind('salary_period')}
      />
    </div>
  )
}
