import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'

import type { ClassAssignment } from '#contract/requisitions/hiring-classes.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

import { undoAssignment } from './class-queries.ts'
import { jobScope } from './command-scope.ts'
import { UndoButton } from './undo-button.tsx'

import styles from './decisions.module.css'

type Assigned = { jobId: number; isOut: boolean; result: ClassAssignment }

/** Says who was assigned and who was not, with the way to take it back. */
export function notifyAssigned({ jobId, isOut, result }: Assigned): void {
  const { batch_id: batchId, done, ended } = result
  notify({
    type: 'custom',
    icon: done.length > 0 ? <CircleCheck size={18} /> : <TriangleAlert size={18} />,
    title: <DoneText isOut={isOut} count={done.length} />,
    body: (
      <div className={styles.toast}>
        {ended.length > 0 && (
          <p>
            <Plural
              value={ended.length}
              one="# application has ended and is not assigned."
              other="# applications have ended and are not assigned."
            />
          </p>
        )}
        {batchId !== null && (
          <UndoButton
            {...{ batchId }}
            scope={jobScope(jobId)}
            send={undoAssignment}
            skippedText={(count) => (
              <Plural
                value={count}
                one="# stays: assigned again since, or without a seat."
                other="# stay: assigned again since, or without a seat."
              />
            )}
          />
        )}
      </div>
    ),
  })
}

function DoneText({ isOut, count }: { isOut: boolean; count: number }) {
  if (count === 0) return <Trans>Nothing was changed</Trans>
  if (isOut)
    return (
      <Plural value={count} one="# taken out of the class" other="# taken out of their classes" />
    )
  return <Plural value={count} one="# assigned to the class" other="# assigned to the class" />
}
