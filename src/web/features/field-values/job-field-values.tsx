import { useLingui } from '@lingui/react/macro'

import { useData } from '#web/api/use-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'

import { FieldValuesCard, savingBy } from './field-values-card.tsx'

const FIELDS = '/job/v1/fields/{job_id}/'
const SAVE = { method: 'patch', path: FIELDS } as const

/** The card with the job fields of a requisition or a job profile. */
export function JobFieldValues({ jobId }: { jobId: number }) {
  const { t } = useLingui()
  const path = { job_id: jobId }
  const { fields } = useData(FIELDS, { path }).data
  const saving = useEndpoint(SAVE)
  const undoing = useEndpoint(SAVE)
  return (
    <FieldValuesCard
      title={t`Job fields`}
      editLabel={t`Edit job fields`}
      {...{ fields }}
      savedText={t`The job fields are saved.`}
      saving={saving}
      onSave={savingBy(saving, path)}
      onUndo={savingBy(undoing, path)}
    />
  )
}
