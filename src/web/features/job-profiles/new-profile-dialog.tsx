import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import type { LibraryEntry } from '#contract/job-profiles/profile-library.ts'
import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { LibraryField } from './library-field.tsx'
import { PROFILES } from './profile-queries.ts'

import styles from './job-profiles.module.css'

type NewProfileDialogProps = {
  accountId: number
  /** The profile whose department, description and attributes the new one gets. */
  source?: JobProfileDetail
  onCreated: (jobId: number) => void
  onClose: () => void
}

/** Asks for the title of a new profile: a blank one, one of the library, or a copy. */
export function NewProfileDialog(props: NewProfileDialogProps) {
  const { accountId, source, onCreated, onClose } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [title, setTitle] = useState(source === undefined ? '' : t`Copy of ${source.title}`)
  const [department, setDepartment] = useState(source?.department ?? '')
  const [chosen, setChosen] = useState<LibraryEntry | null>(null)
  const { locale } = useFormatter()
  const creating = useEndpoint(
    { method: 'post', path: PROFILES },
    { onDone: ({ data }) => onCreated(data.job_id) },
  )
  const { form, problemOf } = useFieldProblems(creating.error)
  const { error } = creating
  const isTaken = error instanceof ApiError && error.code === 'value_taken'
  // What the user wrote stands; what the entry before had written gives way.
  const choose = (entry: LibraryEntry | null) => {
    if (title === (chosen?.title ?? '')) setTitle(entry?.title ?? '')
    if (department === (chosen?.department ?? '')) setDepartment(entry?.department ?? '')
    setChosen(entry)
  }
  const create = () =>
    creating.mutate({
      path: { account_id: accountId },
      body: {
        title,
        department: department.trim() === '' ? null : department,
        ...(source === undefined ? {} : { from_job_id: source.job_id }),
        ...(chosen === null ? {} : { from_library: { slug: chosen.slug, language: locale } }),
      },
    })
  return (
    <FormDialog
      {...form}
      title={
        source === undefined ? <Trans>New profile</Trans> : <Trans>Duplicate the profile</Trans>
      }
      submitLabel={<Trans>Create profile</Trans>}
      isBusy={creating.isPending}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
      onClose={onClose}
    >
      {error !== null && !isTaken && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      {source === undefined && <LibraryField {...{ accountId, chosen }} onChoose={choose} />}
      <LimitedTextField
        label={t`Title`}
        name="title"
        required
        data-first-focus
        maxLength={TITLE_MAX_LENGTH}
        value={title}
        error={problemOf('title', isTaken ? t`Another profile has this title.` : undefined)}
        onChange={({ target }) => setTitle(target.value)}
      />
      <LimitedTextField
        label={t`Department`}
        name="department"
        isOptional
        maxLength={120}
        value={department}
        error={problemOf('department')}
        onChange={({ target }) => setDepartment(target.value)}
      />
    </FormDialog>
  )
}
