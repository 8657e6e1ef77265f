import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../../controls/button.tsx'
import { notify } from '../../feedback/notifications.ts'

/** How long a change can be taken back from its notification, in ms; time stands still while it has focus or the pointer. */
const UNDO_DURATION = 10_000

/** Takes a change back; what it returns settles once that is done, and rejects where it could not be done. */
type Undo = () => Promise<unknown> | void

/** Says what was done, with the way to take it back once. The undo may come long after the render that it was made in. */
export function notifyUndoable(text: string, onUndo: Undo): void {
  notify({
    type: 'information',
    body: <UndoNotice text={text} onUndo={onUndo} />,
    duration: UNDO_DURATION,
    // Two of them leave open which change a press takes back; the history has the others.
    topic: 'undo',
  })
}

type Stage = 'offered' | 'undoing' | 'undone' | 'failed'

function UndoNotice({ text, onUndo }: { text: string; onUndo: Undo }) {
  const [stage, setStage] = useState<Stage>('offered')
  const undo = async () => {
    setStage('undoing')
    try {
      await onUndo()
      setStage('undone')
    } catch {
      // Why not is said by the screen that offered it.
      setStage('failed')
    }
  }
  if (stage === 'undone') return <Trans>Undone.</Trans>
  return (
    <>
      {stage === 'failed' ? <Trans>It could not be undone.</Trans> : text}{' '}
      <Button size="small" variant="quiet" isBusy={stage === 'undoing'} onClick={() => void undo()}>
        {stage === 'failed' ? <Trans>Try again</Trans> : <Trans>Undo</Trans>}
      </Button>
    </>
  )
}
