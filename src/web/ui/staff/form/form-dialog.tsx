import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../feedback/dialog.tsx'

type FormDialogProps = Omit<ComponentProps<'form'>, 'id' | 'title'> & {
  title: ReactNode
  /** Being saved: it cannot be closed meanwhile. */
  isBusy: boolean
  /** The label of its button, a verb; *Save* when left out. */
  submitLabel?: ReactNode
  /** There is nothing to submit yet. */
  isDisabled?: boolean
  /** Content above the form: a search, for example, whose Enter submits nothing. */
  above?: ReactNode
  onClose: () => void
}

/** A dialog around one form, which is saved or left. All native attributes of a form pass through. */
export function FormDialog({ title, isBusy, onClose, ...props }: FormDialogProps) {
  const { submitLabel = <Trans>Save</Trans>, isDisabled = false, above, ...form } = props
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
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {above}
      <form {...form} id={formId} />
    </Dialog>
  )
}
