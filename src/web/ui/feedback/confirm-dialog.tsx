import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** Names what goes and what stays: "12 answers will be deleted. Your profile is kept." */
  children: ReactNode
  /** The act itself as a verb ("Delete requisition"), never "OK". */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  isDestructive?: boolean
  isBusy?: boolean
  /** While what the act does is not known yet, or it is refused. */
  isDisabled?: boolean
}

/** Asks before an act that cannot be taken back. Opens on Cancel, so that Enter does no harm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    onClose,
    onConfirm,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDestructive,
    isBusy,
    isDisabled,
  } = props
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isLocked={isBusy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isBusy} data-first-focus>
            {cancelLabel ?? <Trans>Cancel</Trans>}
          </Button>
          <Button
            variant={isDestructive === true ? 'danger' : 'primary'}
            onClick={onConfirm}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
