import { Plural, Trans } from '@lingui/react/macro'
import { CircleCheck, TriangleAlert } from 'lucide-react'

import { notify } from '#web/ui/feedback/notifications.ts'

import { type changeApplicants, undoChange } from './change-queries.ts'
import { ChangedSinceText, UndoButton } from './undo-button.tsx'

import styles from './decisions.module.css'

type Changed = Awaited<ReturnType<typeof changeApplicants>>

/** Says how many were changed and how many were not, with the way to take it back. */
export function notifyChanged({ scope, result, ...changed }: Changed): void {
  const { batch_id: batchId, done, skipped } = result
  notify({
    type: 'custom',
    icon: done.length > 0 ? <CircleCheck size={18} /> : <TriangleAlert size={18} />,
    title: <DoneText {...changed} count={done.length} />,
    body: (
      <div className={styles.toast}>
        {skipped.length > 0 && (
          <p>
            <SkippedText kind={changed.kind} count={skipped.length} />
          </p>
        )}
        {batchId !== null && (
          <UndoButton
            {...{ scope, batchId }}
            send={undoChange}
            skippedText={(count) => <ChangedSinceText count={count} />}
          />
        )}
      </div>
    ),
  })
}

function DoneText({ kind, isOff, count }: Pick<Changed, 'kind' | 'isOff'> & { count: number }) {
  if (count === 0) return <Trans>Nothing was changed</Trans>
  switch (kind) {
    case 'assign':
      if (isOff)
        return (
          <Plural
            value={count}
            one="# is assigned to no one now"
            other="# are assigned to no one now"
          />
        )
      return <Plural value={count} one="# assigned" other="# assigned" />
    case 'tag':
      return <Plural value={count} one="Tags of # changed" other="Tags of # changed" />
    case 'delete':
      return (
        <Plural
          value={count}
          one="# deleted from the requisition"
          other="# deleted from the requisition"
        />
      )
    default:
      return kind satisfies never
  }
}

function SkippedText({ kind, count }: Pick<Changed, 'kind'> & { count: number }) {
  if (kind === 'delete')
    return <Plural value={count} one="# was hired and stays." other="# were hired and stay." />
  return <Plural value={count} one="# was so already." other="# were so already." />
}
