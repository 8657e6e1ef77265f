// A text of the plan that is written in the editor: a button until it is edited, kept as it was by Cancel.
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { RICH_TEXT } from '#contract/core/rich-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'

import styles from '../setup.module.css'

type Labels = {
  /** Of the field, also for those who hear it. */
  field: string
  hint: string
  tooLong: string
  /** Of the button, while there is no text and when there is one; `…For` where it is heard alone. */
  add: string
  addFor: string
  edit: string
  editFor: string
  save: string
}

type RichTextPartProps = {
  html: string
  maxLength: number
  labels: Labels
  onChange: (html: string) => void
}

export function RichTextPart({ html, maxLength, labels, onChange }: RichTextPartProps) {
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsEditing(false)
    // The button is back in the next frame only.
    requestAnimationFrame(() => button.current?.focus())
  }
  const isNew = html === ''
  return (
    <div className={styles.instruction}>
      {isEditing ? (
        <TextForm
          labels={labels}
          maxLength={maxLength}
          initial={html}
          onCancel={close}
          onSave={(next) => {
            if (next !== html) onChange(next)
            close()
          }}
        />
      ) : (
        <Button
          ref={button}
          size="small"
          variant="quiet"
          aria-label={isNew ? labels.addFor : labels.editFor}
          onClick={() => setIsEditing(true)}
        >
          {isNew ? labels.add : labels.edit}
        </Button>
      )}
    </div>
  )
}

type TextFormProps = {
  labels: Labels
  maxLength: number
  initial: string
  onSave: (html: string) => void
  onCancel: () => void
}

function TextForm({ labels, maxLength, initial, onSave, onCancel }: TextFormProps) {
  const [html, setHtml] = useState(initial)
  const isTooLong = html.length > maxLength
  return (
    <div className={styles.stack} role="group" aria-label={labels.field}>
      <RichTextField
        label={labels.field}
        hint={labels.hint}
        isOptional
        format={RICH_TEXT}
        html={initial}
        error={isTooLong ? labels.tooLong : undefined}
        onChange={setHtml}
      />
      <div className={styles.actions}>
        <Button variant="primary" size="small" disabled={isTooLong} onClick={() => onSave(html)}>
          {labels.save}
        </Button>
        <Button size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
