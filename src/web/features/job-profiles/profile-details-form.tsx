import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import type { JobProfileDetails } from '#contract/job-profiles/job-profiles.ts'
import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { DATA, dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { PROFILE, profilePath } from './profile-queries.ts'

import styles from './job-profiles.module.css'

/** What a job profile says of itself. */
export function ProfileDetailsForm({ jobId }: { jobId: number }) {
  const { data } = useDataToEdit(PROFILE, profilePath(jobId))
  const { edition, onLoad } = useEditions({
    reads: dataQuery(PROFILE, profilePath(jobId)).queryKey,
    invalidates: [DATA],
  })
  return <LoadedForm key={edition} jobId={jobId} details={data.details} onLoad={onLoad} />
}

type LoadedFormProps = {
  jobId: number
  details: JobProfileDetails
  /** Begins again from what is stored. */
  onLoad: () => void
}

function LoadedForm({ jobId, details, onLoad }: LoadedFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [form, setForm] = useState(details)
  const [stored, setStored] = useState(details)
  const [base, setBase] = useState<object>(details)
  const saving = useEndpoint(
    { method: 'patch', path: PROFILE },
    { onDone: () => notifyDone(t`The details are saved.`) },
  )
  const { error } = saving
  const { form: formProps, problemOf } = useFieldProblems(error)
  const isTaken = error instanceof ApiError && error.code === 'value_taken'
  const isMarked = FIELDS.some((name) => problemOf(name) !== undefined)
  const save = (from: object) => {
    const onSuccess = (reply: { data: JobProfileDetails }) => {
      setStored(form)
      setBase(reply.data)
    }
    saving.mutate({ ...profilePath(jobId), body: form, base: from }, { onSuccess })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  return (
    <Card>
      <UnsavedChanges isChanged={FIELDS.some((name) => form[name] !== stored[name])} />
      <form {...formProps} className={styles.form} onSubmit={submit}>
        <SaveProblem
          errorText={errorText}
          isSaidElsewhere={isMarked}
          error={error}
          fields={['title', 'department', 'description']}
          onOverwrite={save}
          onLoad={onLoad}
        />
        <div className={styles.pair}>
          <LimitedTextField
            label={t`Title`}
            name="title"
            required
            maxLength={TITLE_MAX_LENGTH}
            value={form.title}
            error={problemOf('title', isTaken ? t`Another profile has this title.` : undefined)}
            onChange={({ target }) => setForm({ ...form, title: target.value })}
          />
          <LimitedTextField
            label={t`Department`}
            name="department"
            isOptional
            maxLength={120}
            value={form.department ?? ''}
            error={problemOf('department')}
            onChange={({ target }) =>
              setForm({ ...form, department: target.value === '' ? null : target.value })
            }
          />
        </div>
        <RichTextField
          label={t`Description`}
          isOptional
          format={RICH_TEXT}
          html={details.description}
          error={problemOf('description', t`The description is too long.`)}
          onChange={(description) => setForm((now) => ({ ...now, description }))}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

const FIELDS = ['title', 'department', 'description'] as const
