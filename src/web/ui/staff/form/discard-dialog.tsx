import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx'

type DiscardDialogProps = {
  isOpen: boolean
  /** What is not saved. */
  children: ReactNode
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before changes that are not saved are discarded. */
export function DiscardDialog({ isOpen, children, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onKeep}
      onConfirm={onDiscard}
      title={<Trans>Discard your changes?</Trans>}
      cancelLabel={<Trans>Keep editing</Trans>}
      confirmLabel={<Trans>Discard changes</Trans>}
      isDestructive
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
