import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../button.tsx'
import { notify } from '../notifications.ts'

/** How long a change can be taken back from its notification, in ms; time stands still while it has focus or the pointer. */
const UNDO_DURATION = 20_000

/** Says what was done, with the way to take it back once. The undo may come long after the render that it was made in. */
export function notifyUndoable(text: string, onUndo: () => void): void {
  notify({
    type: 'information',
    body: <UndoNotice text={text} onUndo={onUndo} />,
    duration: UNDO_DURATION,
  })
}

function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
  const [isUndone, setIsUndone] = useState(false)
  const undo = () => {
    onUndo()
    setIsUndone(true)
  }
  if (isUndone) return <Trans>Taken back.</Trans>
  return (
    <>
      {text}{' '}
      <Button size="small" variant="quiet" onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    </>
  )
}
