import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { TextTemplate } from '#contract/messages/text-messages.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import { textTemplatesQuery } from './message-queries.ts'

type TemplateDraft = {
  body: string
  /** The id of the template that the message began with; empty for none. */
  template: string
}

type TextTemplateFieldProps = {
  jobId: number
  draft: TemplateDraft
  onDraft: (change: Partial<TemplateDraft>) => void
}

/** Begins a text message with a template of the company, where it has any. Asks before a message is replaced. */
export function TextTemplateField({ jobId, draft, onDraft }: TextTemplateFieldProps) {
  const { t } = useLingui()
  const { data = [], isError } = useQuery(textTemplatesQuery(jobId))
  const [asked, setAsked] = useState<TextTemplate | null>(null)
  if (data.length === 0 && !isError) return null
  // The text of a template is not lost: it can be chosen again.
  const isTyped = draft.body.trim() !== '' && data.every(({ body }) => body !== draft.body)
  const begin = (template: TextTemplate) =>
    onDraft({ body: template.body, template: keyOf(template) })
  const choose = (key: string) => {
    const chosen = data.find((one) => keyOf(one) === key)
    if (chosen === undefined) onDraft({ template: '' })
    else if (isTyped) setAsked(chosen)
    else begin(chosen)
  }
  return (
    <>
      <SelectField
        label={t`Template`}
        isOptional
        placeholder={t`No template`}
        value={draft.template}
        error={isError ? <Trans>The templates could not be loaded.</Trans> : undefined}
        options={data.map((one) => ({ value: keyOf(one), label: one.name }))}
        onChange={({ target }) => choose(target.value)}
      />
      {asked !== null && (
        <ReplaceQuestion
          template={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            begin(asked)
          }}
        />
      )}
    </>
  )
}

type ReplaceQuestionProps = { template: TextTemplate; onClose: () => void; onConfirm: () => void }

function ReplaceQuestion({ template: { name }, onClose, onConfirm }: ReplaceQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={<Trans>Replace your message?</Trans>}
      confirmLabel={<Trans>Replace</Trans>}
      cancelLabel={<Trans>Continue writing</Trans>}
      {...{ onClose, onConfirm }}
    >
      <Trans>The template “{name}” replaces your message. What you wrote will be lost.</Trans>
    </ConfirmDialog>
  )
}

function keyOf({ text_template_id: id }: TextTemplate): string {
  return String(id)
}
