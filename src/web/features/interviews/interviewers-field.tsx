// Who meets the candidate, as staff choose it when they arrange an interview.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { inOrderOf, InterviewerOrder } from '#web/features/staff-shell/interviewer-order.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CheckCards } from '#web/ui/form/check-cards.tsx'

import { interviewersQuery } from './interview-queries.ts'

type InterviewersFieldProps = {
  jobId: number
  form: {
    readonly ids: readonly number[]
    readonly setIds: (ids: readonly number[]) => void
    readonly isSequence: boolean
    /** The sequence takes longer than a candidate is asked to stay. */
    readonly isTooLong: boolean
  }
  isTried: boolean
}

/** Offers the hiring team, and in a sequence their order. */
export function InterviewersField({ jobId, form, isTried }: InterviewersFieldProps) {
  const { t } = useLingui()
  const { data = [] } = useQuery(interviewersQuery(jobId))
  return (
    <>
      <CheckCards
        isField
        legend={t`Interviewers`}
        hint={t`From the hiring team. Candidates can book when they have time for interviews.`}
        options={data.map((one) => ({
          value: one.user_id,
          label: `${one.first_name} ${one.last_name}`,
        }))}
        chosen={form.ids}
        onChange={(chosen) => form.setIds(form.isSequence ? inOrderOf(form.ids, chosen) : chosen)}
      />
      {form.isSequence && <InterviewerOrder team={data} ids={form.ids} onChange={form.setIds} />}
      {isTried && form.ids.length === 0 && (
        <Banner tone="danger" isLive>
          <Trans>Choose at least one interviewer.</Trans>
        </Banner>
      )}
      {form.isTooLong && (
        <Banner tone="warning" isLive>
          <Trans>This takes more than 8 hours with its breaks. Choose fewer interviewers.</Trans>
        </Banner>
      )}
    </>
  )
}
