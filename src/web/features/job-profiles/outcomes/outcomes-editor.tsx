// The outcomes that a job profile observes: which, in which order, how often, and by which scale.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { JobOutcomes } from '#contract/job-profiles/job-outcomes.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { moved, movedTo } from '#web/ui/staff/table/drag/move-item.ts'

import { profilePath } from '../profile-queries.ts'
import { type DraftOutcome, draftOf, withOutcomeAgain } from './outcome-draft.ts'
import { OutcomeLibrary } from './outcome-library.tsx'
import { OutcomeRow } from './outcome-row.tsx'
import { OutcomesProblem } from './outcomes-problem.tsx'
import { OUTCOMES, useSavingOutcomes } from './use-saving-outcomes.ts'

import styles from './outcomes.module.css'

type OutcomesEditorProps = { jobId: number }

export function OutcomesEditor({ jobId }: OutcomesEditorProps) {
  const asked = profilePath(jobId)
  const { data } = useDataToEdit(OUTCOMES, asked)
  const { edition, onLoad } = useEditions({
    reads: dataQuery(OUTCOMES, asked).queryKey,
    invalidates: dataQuery(OUTCOMES, asked).queryKey,
  })
  return <LoadedEditor key={edition} jobId={jobId} data={data} onLoad={onLoad} />
}

type LoadedEditorProps = OutcomesEditorProps & { data: JobOutcomes; onLoad: () => void }

function LoadedEditor({ jobId, data, onLoad }: LoadedEditorProps) {
  const { t } = useLingui()
  const [outcomes, setOutcomes] = useState<readonly DraftOutcome[]>(() => draftOf(data))
  const { save, stored, error, isBusy } = useSavingOutcomes({ jobId, data })
  const nameOf = (one: DraftOutcome) =>
    data.library.find(({ attribute_type_id: id }) => id === one.attribute_type_id)?.name[
      currentLocale()
    ] ?? ''
  const remove = (outcome: DraftOutcome) => {
    const index = outcomes.indexOf(outcome)
    setOutcomes((now) => now.toSpliced(now.indexOf(outcome), 1))
    const name = nameOf(outcome)
    notifyUndoable(t`${name} is removed.`, () =>
      setOutcomes((now) => withOutcomeAgain(now, { outcome, index })),
    )
  }
  return (
    <Card className={styles.editor}>
      <UnsavedChanges isChanged={JSON.stringify(outcomes) !== stored} />
      <p className={styles.facts}>
        <Trans>What you observe of the people in this role, how often, and by which scale.</Trans>
      </p>
      {outcomes.length > 0 && (
        <DragList
          as="ul"
          className={styles.outcomes}
          rowClassName={styles.outcome}
          onMove={(move) => setOutcomes((now) => movedTo(now, move))}
        >
          {outcomes.map((outcome, index) => (
            <OutcomeRow
              key={outcome.attribute_type_id}
              {...{ jobId, outcome }}
              name={nameOf(outcome)}
              canMove={{ up: index > 0, down: index < outcomes.length - 1 }}
              onMove={(by) => setOutcomes((now) => moved(now, { from: index, by }))}
              onChange={(next) => setOutcomes((now) => now.with(index, next))}
              onRemove={() => remove(outcome)}
            />
          ))}
        </DragList>
      )}
      <OutcomeLibrary
        library={data.library}
        outcomes={outcomes}
        onAdd={(added) => setOutcomes((now) => [...now, added])}
      />
      <OutcomesProblem error={error} onLoad={onLoad} />
      <div>
        <Button variant="primary" isBusy={isBusy} onClick={() => save(outcomes)}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </Card>
  )
}
