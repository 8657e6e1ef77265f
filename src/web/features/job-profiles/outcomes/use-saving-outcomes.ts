import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { JobOutcomes } from '#contract/job-profiles/job-outcomes.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notifyDone } from '#web/ui/feedback/notifications.ts'

import { profilePath } from '../profile-queries.ts'
import { type DraftOutcome, draftOf } from './outcome-draft.ts'

export const OUTCOMES = '/job/v1/outcomes/{job_id}/'

/** Stores the outcomes of a profile, begun from what was loaded or stored last. */
export function useSavingOutcomes({ jobId, data }: { jobId: number; data: JobOutcomes }) {
  const { t } = useLingui()
  const [base, setBase] = useState<object>(() => ({ outcomes: data.outcomes }))
  const [stored, setStored] = useState(() => JSON.stringify(draftOf(data)))
  const saving = useEndpoint(
    { method: 'put', path: OUTCOMES },
    { onDone: () => notifyDone(t`The outcomes are saved.`) },
  )
  const save = (outcomes: readonly DraftOutcome[]) => {
    const onSuccess = (reply: { data: Pick<JobOutcomes, 'outcomes'> }) => {
      setBase({ outcomes: reply.data.outcomes })
      setStored(JSON.stringify(outcomes))
    }
    saving.mutate({ ...profilePath(jobId), body: { outcomes: [...outcomes] }, base }, { onSuccess })
  }
  return { save, stored, error: saving.error, isBusy: saving.isPending }
}
