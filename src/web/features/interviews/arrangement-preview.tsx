// What goes out when an interview is arranged, said before: which times are offered, who attends, and where.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { InterviewPreview } from '#contract/interviews/interview-preview.ts'
import { BOOKING_DAYS, type InterviewFormat } from '#contract/interviews/interviews-rules.ts'
import type { PlannedInterview } from '#contract/interviews/interviews.ts'
import { hasUnsafeLink, lacksLink } from '#contract/interviews/meeting-link.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import { NoFreeTimes } from './no-free-times.tsx'
import { previewQuery } from './preview-queries.ts'

import styles from './interviews.module.css'

export type Arranging = 'invite' | 'schedule'

type ArrangementPreviewProps = {
  kind: Arranging
  planned: PlannedInterview
  userSmartreqId: number
  jobId: number
  form: {
    readonly ids: readonly number[]
    readonly place: string
    readonly isSequence: boolean
  }
}

/** Nothing before an interviewer is chosen. */
export function ArrangementPreview(props: ArrangementPreviewProps) {
  const { kind, planned, userSmartreqId, jobId, form } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const { job_step_activity_id: jobStepActivityId } = planned
  const asked = { userSmartreqId, jobStepActivityId, ids: form.ids }
  const { data, error } = useQuery(previewQuery(asked))
  if (form.ids.length === 0) return null
  if (error !== null) return <Banner tone="warning">{errorText(error)}</Banner>
  if (data === undefined) return null
  return (
    <section className={styles.form} aria-label={t`Before it goes out`}>
      <div role="status" className={styles.words}>
        <Attendance preview={data} isSequence={form.isSequence} isTimeSet={kind === 'schedule'} />
        {kind === 'invite' && <FreeTimes count={data.free_count} />}
        <Places
          format={planned.interview?.format ?? planned.format}
          places={placesOf(form.place.trim(), data)}
        />
      </div>
      {kind === 'invite' && data.free_count === 0 && (
        <NoFreeTimes
          title={<Trans>The candidate could book no time</Trans>}
          preview={data}
          jobId={jobId}
        />
      )}
    </section>
  )
}

type AttendanceProps = { preview: InterviewPreview; isSequence: boolean; isTimeSet: boolean }

function Attendance({ preview, isSequence, isTimeSet }: AttendanceProps) {
  const format = useFormatter()
  const names = preview.interviewers.flatMap(({ full_name }) => full_name ?? [])
  const list = format.list(names)
  // A time that staff set is everyone's whom they chose.
  const isOneOf = names.length > 1 && !preview.meets_all && !isTimeSet
  return (
    <p>
      {names.length === 1 && <Trans>Attends: {list}</Trans>}
      {isOneOf && (
        <Trans>One of them attends, the one with the fewest interviews: {names.join(', ')}</Trans>
      )}
      {names.length > 1 && !isOneOf && isSequence && (
        <Trans>Attend one after the other: {list}</Trans>
      )}
      {names.length > 1 && !isOneOf && !isSequence && <Trans>Attend together: {list}</Trans>}
    </p>
  )
}

function FreeTimes({ count }: { count: number }) {
  return (
    <p>
      <Plural
        value={count}
        one={`# free time in the next ${BOOKING_DAYS} days`}
        other={`# free times in the next ${BOOKING_DAYS} days`}
      />
    </p>
  )
}

// A link that is refused at its field is not shown as the link.
function placesOf(typed: string, { usual_places }: InterviewPreview): readonly string[] {
  if (typed === '') return usual_places
  return hasUnsafeLink(typed) ? [] : [typed]
}

type PlacesProps = { format: InterviewFormat; places: readonly string[] }

function Places({ format, places }: PlacesProps) {
  const { list } = useFormatter()
  const isLinkMissing = places.some((place) => lacksLink({ format, place }))
  const isMissing = places.includes('')
  const known = places.filter((place) => place !== '')
  const where = list(known)
  return (
    <>
      {known.length > 0 && (
        <p>{format === 'video' ? <Trans>Link: {where}</Trans> : <Trans>Where: {where}</Trans>}</p>
      )}
      {isLinkMissing && (
        <Banner tone="warning" title={<Trans>No link for this video call</Trans>}>
          <Trans>
            The candidate is told that the company sends the link before the call. Enter a link
            above, or send it to them in time.
          </Trans>
        </Banner>
      )}
      {isMissing && !isLinkMissing && (
        <Banner tone="warning">
          {format === 'phone' ? (
            <Trans>No phone number: say above who calls whom.</Trans>
          ) : (
            <Trans>No address: the candidate is not told where to come.</Trans>
          )}
        </Banner>
      )}
    </>
  )
}
