import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../feedback/dialog.tsx'

type FormDialogProps = Omit<ComponentProps<'form'>, 'id' | 'title'> & {
  title: ReactNode
  /** Being saved: it cannot be closed meanwhile. */
  isBusy: boolean
  onClose: () => void
}

/** A dialog around one form, which is saved or left. All native attributes of a form pass through. */
export function FormDialog({ title, isBusy, onClose, ...form }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form {...form} id={formId} />
    </Dialog>
  )
}
