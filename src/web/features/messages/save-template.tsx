import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { MESSAGE_LIMITS } from '#contract/messages/messages-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { createTemplate, type MessageText, TEMPLATES_KEY } from './message-queries.ts'

import styles from './messages.module.css'

type SaveTemplateProps = { accountId: number; text: MessageText }

/** Stores what is written as a template of the company. */
export function SaveTemplate({ accountId, text }: SaveTemplateProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isWritten = text.subject.trim() !== '' && text.body !== ''
  return (
    <div className={styles.besideField}>
      <Button disabled={!isWritten} onClick={() => setIsOpen(true)}>
        <Trans>Save as a template…</Trans>
      </Button>
      {isOpen && <NameDialog {...{ accountId, text }} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function NameDialog({ accountId, text, onClose }: SaveTemplateProps & { onClose: () => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const formId = useId()
  const [name, setName] = useState('')
  const saving = useCommand(createTemplate, {
    invalidates: TEMPLATES_KEY,
    onDone: () => {
      notifyDone(t`The template is saved.`)
      onClose()
    },
  })
  const isName = name.trim() !== '' && name.trim().length <= MESSAGE_LIMITS.templateName
  const save = () => saving.mutate({ accountId, name: name.trim(), text })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={saving.isPending}
      title={<Trans>Save as a template</Trans>}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" isBusy={saving.isPending} disabled={!isName} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <LimitedTextField
        id={formId}
        label={t`Name of the template`}
        hint={t`Everyone in the company who writes to applicants can use it.`}
        required
        data-first-focus
        maxLength={MESSAGE_LIMITS.templateName}
        value={name}
        error={saving.isError ? errorText(saving.error) : undefined}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around the dialog would send the email.
          event.preventDefault()
          if (isName) save()
        }}
      />
    </Dialog>
  )
}
