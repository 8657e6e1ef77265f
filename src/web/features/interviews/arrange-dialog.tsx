// Invites an applicant to book a time, or sets one by hand.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { isSequenceTooLong } from '#contract/interviews/interview-parts.ts'
import { INTERVIEW_INVITATION } from '#contract/interviews/interviews-rules.ts'
import type { PlannedInterview } from '#contract/interviews/interviews.ts'
import { hasUnsafeLink } from '#contract/interviews/meeting-link.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { PlaceField } from '#web/features/staff-shell/place-field.tsx'
import { knownZones, ownZone } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

import { ArrangementPreview, type Arranging } from './arrangement-preview.tsx'
import { ARRANGED_KEY, invite, schedule } from './interview-queries.ts'
import { InterviewersField } from './interviewers-field.tsx'
import { useTimesOffered } from './use-times-offered.ts'
import { instantOf } from './wall-time.ts'

import styles from './interviews.module.css'

type ArrangeDialogProps = {
  kind: Arranging
  planned: PlannedInterview
  userSmartreqId: number
  jobId: number
  onClose: () => void
}

const DAYS = [3, 7, 14, 30] as const

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
      commands.schedule({ ...shared, starts_at: startsAt, is_forced: form.isForced })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={isInvitation ? t`Invite to book an interview` : t`Set the time of the interview`}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)} {...checks}>
        {!isInvitation && <TimeFields form={form} isTried={isTried} problemOf={problemOf} />}
        <InterviewersField jobId={jobId} form={form} isTried={isTried} />
        <PlaceField
          name="place"
          value={form.place}
          error={problemOf('place')}
          onPlace={form.setPlace}
        />
        {isInvitation && <InvitationFields form={form} problemOf={problemOf} />}
        <ArrangementPreview {...{ kind, planned, userSmartreqId, jobId, form }} />
        <Refusal error={commands.error} form={form} />
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

type Arrangement = ReturnType<typeof useArrangement>
type FieldsProps = { form: Arrangement; problemOf: (name: string) => string | undefined }

function useArrangement(plan: PlannedInterview) {
  const { interview, interviewers, place: usual, mode, break_minutes: breakMinutes } = plan
  // What is arranged stays as it began; after it was cancelled, the plan counts.
  const isArranged = interview !== null && interview.status !== 'cancelled'
  const isSequence = (isArranged ? interview.mode : mode) === 'sequence'
  const stay = interview?.interviewers.filter((one) => one.declined_at === null) ?? []
  const before = stay.map((one) => one.user_id)
  const planned = interviewers.map((one) => one.user_id)
  const [ids, setIds] = useState<readonly number[]>(before.length > 0 ? before : planned)
  const [place, setPlace] = useState(interview?.place ?? usual)
  const [message, setMessage] = useState('')
  const [days, setDays] = useState<number>(DAYS[1])
  const [wall, setWall] = useState('')
  const [zone, setZone] = useState(ownZone)
  const [isForced, setIsForced] = useState(false)
  const startsAt = instantOf(wall, zone)
  const { minutes } = isArranged ? interview : plan
  const isTooLong = isSequence && isSequenceTooLong(ids.length, { minutes, breakMinutes })
  const own = { isSequence, isTooLong, ids, place, message, days, wall, zone, startsAt, isForced }
  return { ...own, setIds, setPlace, setMessage, setDays, setWall, setZone, setIsForced }
}

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

function TimeFields({ form, isTried, problemOf }: FieldsProps & { isTried: boolean }) {
  const { t } = useLingui()
  return (
    <>
      <DateField
        hasTime
        label={t`Date and time`}
        name="starts_at"
        required
        value={form.wall}
        error={
          isTried && form.startsAt === null ? t`Choose a date and a time.` : problemOf('starts_at')
        }
        onChange={({ target }) => form.setWall(target.value)}
      />
      <SelectField
        label={t`Time zone`}
        name="zone"
        value={form.zone}
        options={knownZones(form.zone).map((one) => ({
          value: one,
          label: one.replaceAll('_', ' '),
        }))}
        onChange={({ target }) => form.setZone(target.value)}
      />
    </>
  )
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
        options={DAYS.map((days) => ({ value: String(days), label: t`${days} days` }))}
        onChange={({ target }) => form.setDays(Number(target.value))}
      />
    </>
  )
}

function Refusal({ error, form }: { error: Error | null; form: Arrangement }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  if (error === null) return null
  const isBusy = error instanceof ApiError && error.code === 'interviewer_busy'
  return (
    <>
      <Banner tone="danger" isLive>
        {isBusy ? <Trans>An interviewer is busy at that time.</Trans> : errorText(error)}
      </Banner>
      {isBusy && (
        <Checkbox
          label={t`Set this time all the same`}
          checked={form.isForced}
          onChange={() => form.setIsForced(!form.isForced)}
        />
      )}
    </>
  )
}
