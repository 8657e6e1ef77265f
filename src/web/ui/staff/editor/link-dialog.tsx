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
  /** An address can be a variable, alone. */
  hasVariables: boolean
  onClose: () => void
  /** Null takes the link off. */
  onLink: (href: string | null) => void
}

const ADDRESS = String.raw`https?://\S+\.\S+|mailto:\S+@\S+|tel:\S+`
const VARIABLE = String.raw`\{\{\w+\}\}`
// Messages of the catalogs cannot hold braces.
const LINK = '{{job_invite_link}}'

/** Asks where a link leads to. */
export function LinkDialog({ href, hasVariables, onClose, onLink }: LinkDialogProps) {
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
          hint={
            hasVariables
              ? t`Begins with https://, or mailto: for an email. A link variable such as ${LINK} stands alone.`
              : t`Begins with https://, or mailto: for an email.`
          }
          defaultValue={href ?? 'https://'}
          required
          pattern={`(${hasVariables ? `${ADDRESS}|${VARIABLE}` : ADDRESS})`}
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
