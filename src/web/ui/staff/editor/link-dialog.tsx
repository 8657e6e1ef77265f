import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useId } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../feedback/dialog.tsx'
import { TextField } from '../../form/text-field.tsx'
import { useFieldProblems } from '../../form/use-field-problems.ts'

type LinkDialogProps = {
  /** The address that is there; null for a new link. */
  href: string | null
  onClose: () => void
  /** Null takes the link off. */
  onLink: (href: string | null) => void
}

/** Asks where a link leads to. */
export function LinkDialog({ href, onClose, onLink }: LinkDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const { form, problemOf } = useFieldProblems(null)
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React reports it to the form around the editor as well.
    event.stopPropagation()
    const address = new FormData(event.currentTarget).get('href')
    if (typeof address === 'string') onLink(address.trim())
  }
  // Outside of the form that the editor stands in: forms do not nest.
  return createPortal(
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Link</Trans>}
      actions={
        <>
          {href !== null && (
            <Button variant="danger" onClick={() => onLink(null)}>
              <Trans>Remove the link</Trans>
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            <Trans>Set the link</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} {...form}>
        <TextField
          name="href"
          label={t`Address`}
          hint={t`Begins with https://, or mailto: for an email.`}
          defaultValue={href ?? 'https://'}
          required
          pattern="(https?://\S+\.\S+|mailto:\S+@\S+|tel:\S+)"
          inputMode="url"
          autoComplete="off"
          error={problemOf('href', t`Enter the whole address, such as https://example.com.`)}
          data-first-focus
        />
      </form>
    </Dialog>,
    document.body,
  )
}
