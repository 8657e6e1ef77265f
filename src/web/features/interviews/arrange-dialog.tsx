// Invites an applicant to book a time, or sets one by hand.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { INTERVIEW_INVITATION } from '#contract/interviews/interviews-rules.ts'
import type { PlannedInterview } from '#contract/interviews/interviews.ts'
import { hasUnsafeLink } from '#contract/interviews/meeting-link.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { PlaceField } from '#web/features/staff-shell/place-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'

import { ArrangementPreview, type Arranging } from './arrangement-preview.tsx'
import { ARRANGED_KEY, invite, schedule } from './interview-queries.ts'
import { InterviewersField } from './interviewers-field.tsx'
import { BusyWarning } from './set-time/busy-warning.tsx'
import { TimeFields } from './set-time/time-fields.tsx'
import { useSetTime } from './set-time/use-set-time.ts'
import { type Arrangement, LINK_DAYS, useArrangement } from './use-arrangement.ts'
import { useTimesOffered } from './use-times-offered.ts'

import styles from './interviews.module.css'

type ArrangeDialogProps = {
  kind: Arranging
  planned: PlannedInterview
  userSmartreqId: number
  jobId: number
  onClose: () => void
}

export function ArrangeDialog({
  kind,
  planned,
  userSmartreqId,
  jobId,
  onClose,
}: ArrangeDialogProps) {
  const { t } = useLingui()
  const isInvitation = kind === 'invite'
  const form = useArrangement(planned)
  const commands = useArranging(userSmartreqId, onClose)
  const { form: checks, problemOf } = useFieldProblems(commands.error)
  const [isTried, setIsTried] = useState(false)
  const { ids, startsAt } = form
  const jobStepActivityId = planned.job_step_activity_id
  const setTime = useSetTime({ userSmartreqId, jobStepActivityId, form, isOn: !isInvitation })
  const times = useTimesOffered({ userSmartreqId, jobStepActivityId, ids })
  // No time was free when it was last looked up: the user is asked first.
  const isQuestion = isInvitation && times.isNone
  const isBusy = times.isChecking || commands.isPending
  const isAllowed = ids.length > 0 && !form.isTooLong && !hasUnsafeLink(form.place)
  const isReady = isAllowed && (isInvitation || startsAt !== null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!isReady) return
    if (isInvitation && !isQuestion && (await times.isNoneNow())) return
    const shared = {
      job_step_activity_id: jobStepActivityId,
      interviewer_user_ids: [...ids],
      place: form.place.trim(),
    }
    if (isInvitation) commands.invite({ ...shared, message: form.message.trim(), days: form.days })
    else if (startsAt !== null)
      commands.schedule({
        ...shared,
        starts_at: startsAt,
        time_zone: form.zone,
        is_forced: form.isForced,
      })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      width={isInvitation ? 'regular' : 'wide'}
      title={isInvitation ? t`Invite to book an interview` : t`Set the time of the interview`}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} {...checks}>
        <InterviewersField jobId={jobId} form={form} isTried={isTried} />
        {!isInvitation && (
          <TimeFields
            {...{ form, setTime, isTried, problemOf }}
            candidateZone={planned.interview?.candidate_zone ?? null}
          />
        )}
        <PlaceField
          name="place"
          value={form.place}
          error={problemOf('place')}
          onPlace={form.setPlace}
        />
        {isInvitation && <InvitationFields form={form} problemOf={problemOf} />}
        <ArrangementPreview {...{ kind, planned, userSmartreqId, jobId, form }} />
        <Refusal error={commands.error} form={form} clashes={setTime.clashes} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {!isInvitation && <Trans>Set the time</Trans>}
            {isInvitation && !isQuestion && <Trans>Send invitation</Trans>}
            {isQuestion && <Trans>Send anyway</Trans>}
          </Button>
          <Button onClick={onClose} disabled={isBusy}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type FieldsProps = { form: Arrangement; problemOf: (name: string) => string | undefined }

function useArranging(userSmartreqId: number, onClose: () => void) {
  const { t } = useLingui()
  const done = (body: string) => () => {
    notifyDone(body)
    onClose()
  }
  const invalidates = ARRANGED_KEY
  const inviting = useCommand(invite, { invalidates, onDone: done(t`Invitation sent`) })
  const setting = useCommand(schedule, {
    invalidates,
    onDone: done(t`The time is set. Everyone gets an email.`),
  })
  return {
    isPending: inviting.isPending || setting.isPending,
    error: inviting.error ?? setting.error,
    invite: (body: Parameters<typeof invite>[0]['body']) =>
      inviting.mutate({ userSmartreqId, body }),
    schedule: (body: Parameters<typeof schedule>[0]['body']) =>
      setting.mutate({ userSmartreqId, body }),
  }
}

function InvitationFields({ form, problemOf }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextArea
        label={t`Message`}
        name="message"
        rows={3}
        isOptional
        maxLength={INTERVIEW_INVITATION.message}
        value={form.message}
        error={problemOf('message')}
        onChange={({ target }) => form.setMessage(target.value)}
      />
      <SelectField
        label={t`The link works for`}
        name="days"
        value={String(form.days)}
        options={LINK_DAYS.map((days) => ({ value: String(days), label: t`${days} days` }))}
        onChange={({ target }) => form.setDays(Number(target.value))}
      />
    </>
  )
}

type RefusalProps = { error: Error | null; form: Arrangement; clashes: Clashes }
type Clashes = ReturnType<typeof useSetTime>['clashes']

function Refusal({ error, form, clashes }: RefusalProps) {
  const errorText = useErrorText()
  const isBusy = error instanceof ApiError && error.code === 'interviewer_busy'
  return (
    <>
      {error !== null && !isBusy && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      {(isBusy || clashes.length > 0) && (
        <BusyWarning
          clashes={clashes}
          isRefused={isBusy}
          isForced={form.isForced}
          onForced={form.setIsForced}
        />
      )}
    </>
  )
}
