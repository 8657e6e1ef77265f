import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '../button.tsx'

/** Says what was done, with the way to take it back once. */
export function UndoNotice({ text, onUndo }: { text: string; onUndo: () => void }) {
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
