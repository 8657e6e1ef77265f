import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'

import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../feedback/dialog.tsx'
import { useDiscarding } from './use-discarding.tsx'

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
  /** Changed in another way than by typing and choosing in native controls, such as by a list's order. */
  isChanged?: boolean
  onClose: () => void
}

/**
 * A dialog around one form, which is saved or left. It asks before changes are discarded. All native attributes of a
 * form pass through.
 */
export function FormDialog({ title, isBusy, onClose, ...props }: FormDialogProps) {
  const { submitLabel = <Trans>Save</Trans>, isDisabled = false, ...rest } = props
  const { above, isChanged = false, onChange, ...form } = rest
  const formId = useId()
  const [isTyped, setIsTyped] = useState(false)
  const { close, question } = useDiscarding(isChanged || isTyped, onClose)
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        isLocked={isBusy}
        title={title}
        actions={
          <>
            <Button onClick={close} disabled={isBusy}>
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
        <form
          {...form}
          id={formId}
          onChange={(event) => {
            setIsTyped(true)
            onChange?.(event)
          }}
        />
      </Dialog>
      {question}
    </>
  )
}
