import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import { DiscardDialog } from './discard-dialog.tsx'

type Discarding = {
  /** For Escape, Cancel and a press outside: closes at once, or asks first when something was changed. */
  close: () => void
  /** Rendered beside the form, not inside it. */
  question: ReactNode
}

/** Closing a form that may have unsaved changes. A form that was saved calls its `onClose` itself. */
export function useDiscarding(isChanged: boolean, onClose: () => void): Discarding {
  const [isAsked, setIsAsked] = useState(false)
  const close = () => (isChanged ? setIsAsked(true) : onClose())
  const discard = () => {
    setIsAsked(false)
    onClose()
  }
  const question = (
    <DiscardDialog isOpen={isAsked} onKeep={() => setIsAsked(false)} onDiscard={discard}>
      <Trans>You have unsaved changes in this form.</Trans>
    </DiscardDialog>
  )
  return { close, question }
}
