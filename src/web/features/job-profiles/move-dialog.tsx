import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import type { Participant } from '#contract/job-profiles/participants.ts'
import { EMPLOYEE_LIMITS } from '#contract/people/user-job-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { MovePreview } from './move-preview.tsx'
import { profileListQuery, profilePath } from './profile-queries.ts'

import styles from './job-profiles.module.css'

type MoveDialogProps = {
  profile: JobProfileDetail
  selected: readonly Participant[]
  onMoved: () => void
  onClose: () => void
}

const MOVE = { method: 'post', path: '/job/v1/emp-profile-move/' } as const
const UNDO = { method: 'post', path: '/job/v1/emp-profile-move/{job_id}/undo/' } as const

/** Asks where the selected people move, and from which day on. */
export function MoveDialog({ profile, selected, onMoved, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const [target, setTarget] = useState<Choice | null>(null)
  const [firstDay, setFirstDay] = useState('')
  const [jobTitle, setJobTitle] = useState('')
  const { moving, move } = useMove({ profile, selected, onMoved })
  const { form, problemOf } = useFieldProblems(moving.error)
  const title = jobTitle.trim()
  return (
    <FormDialog
      {...form}
      title={<Plural value={selected.length} one="Move # person" other="Move # people" />}
      submitLabel={<Trans>Move</Trans>}
      isBusy={moving.isPending}
      isDisabled={target === null || firstDay === ''}
      isChanged={target !== null}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        if (target !== null) void move({ target, firstDay, title })
      }}
      onClose={onClose}
    >
      <MoveProblem error={moving.error} selected={selected} />
      <TargetField profile={profile} chosen={target} onChange={setTarget} />
      <DateField
        label={t`First day in the new profile`}
        hint={t`Their time in this profile ends the day before.`}
        name="first_day"
        required
        value={firstDay}
        error={problemOf('first_day')}
        onChange={({ target: input }) => setFirstDay(input.value)}
      />
      <LimitedTextField
        label={t`Job title`}
        hint={t`Left empty, they get the title of the profile.`}
        name="job_title"
        isOptional
        maxLength={EMPLOYEE_LIMITS.jobTitle}
        value={jobTitle}
        error={problemOf('job_title')}
        onChange={({ target: input }) => setJobTitle(input.value)}
      />
      {target !== null && (
        <MovePreview
          fromJobId={profile.job_id}
          toJobId={Number(target.id)}
          userJobIds={selected.map((one) => one.user_job_id)}
        />
      )}
    </FormDialog>
  )
}

type Moving = { target: Choice; firstDay: string; title: string }

function useMove({ profile, selected, onMoved }: Omit<MoveDialogProps, 'onClose'>) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const moving = useEndpoint(MOVE)
  const undoing = useEndpoint(UNDO)
  const ids = selected.map((one) => one.user_job_id)
  const onError = (error: Error) => notify({ type: 'error', body: errorText(error) })
  const undo = () =>
    undoing.mutateAsync(
      { ...profilePath(profile.job_id), body: { user_job_ids: ids } },
      { onError },
    )
  const move = async ({ target, firstDay, title }: Moving) => {
    const body = {
      from_job_id: profile.job_id,
      to_job_id: Number(target.id),
      user_job_ids: ids,
      first_day: firstDay,
      ...(title === '' ? {} : { job_title: title }),
    }
    try {
      await moving.mutateAsync({ body })
    } catch {
      // The dialog says why.
      return
    }
    notifyUndoable(t`Moved to ${target.label}.`, undo)
    onMoved()
  }
  return { moving, move }
}

type TargetFieldProps = {
  profile: JobProfileDetail
  chosen: Choice | null
  onChange: (chosen: Choice | null) => void
}

function TargetField({ profile, chosen, onChange }: TargetFieldProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const of = { accountId: profile.account_id, seesAll: true }
  const found = useQuery(profileListQuery(of, search === '' ? {} : { search }))
  return (
    <Combobox
      label={t`New profile`}
      placeholder={t`Choose…`}
      choices={found.data?.data
        .filter((one) => one.job_id !== profile.job_id)
        .map((one) => ({ id: String(one.job_id), label: one.title }))}
      isLoading={found.isFetching}
      error={found.error === null ? undefined : errorText(found.error)}
      chosen={chosen}
      onChange={onChange}
      onSearch={setSearch}
    />
  )
}

function MoveProblem({
  error,
  selected,
}: Pick<MoveDialogProps, 'selected'> & { error: Error | null }) {
  const errorText = useErrorText()
  if (error === null) return null
  const names = namesIn(error, selected)
  return (
    <Banner tone="danger" isLive>
      {errorText(error)}
      {names !== '' && <p>{names}</p>}
    </Banner>
  )
}

// The refusal names the people by their stretches.
function namesIn(error: Error, selected: readonly Participant[]): string {
  const details = error instanceof ApiError ? error.details : undefined
  const ids: unknown = details?.['user_job_ids']
  if (!Array.isArray(ids)) return ''
  return selected
    .filter((one) => ids.includes(one.user_job_id))
    .map((one) => `${one.first_name} ${one.last_name}`)
    .join(', ')
}
