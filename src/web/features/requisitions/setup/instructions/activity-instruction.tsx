// What candidates read before they start an activity: written with the plan, kept as it was by Cancel.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { PLAN_LIMITS } from '#contract/plan-limits.ts'
import { RICH_TEXT } from '#contract/rich-text.ts'
import { Button } from '#web/ui/button.tsx'
import { RichTextField } from '#web/ui/staff/editor/rich-text-field.tsx'

import styles from '../setup.module.css'

type ActivityInstructionProps = {
  /** Of the activity, for who hears the button alone. */
  name: string
  instruction: string
  onChange: (instruction: string) => void
}

export function ActivityInstruction({ name, instruction, onChange }: ActivityInstructionProps) {
  const { t } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsEditing(false)
    // The button is back in the next frame only.
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <div className={styles.instruction}>
      {isEditing ? (
        <InstructionForm
          label={t`Instruction for ${name}`}
          initial={instruction}
          onCancel={close}
          onSave={(next) => {
            if (next !== instruction) onChange(next)
            close()
          }}
        />
      ) : (
        <Button
          ref={button}
          size="small"
          variant="quiet"
          aria-label={
            instruction === ''
              ? t`Add an instruction for ${name}`
              : t`Edit the instruction for ${name}`
          }
          onClick={() => setIsEditing(true)}
        >
          {instruction === '' ? (
            <Trans>Add an instruction</Trans>
          ) : (
            <Trans>Edit the instruction</Trans>
          )}
        </Button>
      )}
    </div>
  )
}

type InstructionFormProps = {
  label: string
  initial: string
  onSave: (instruction: string) => void
  onCancel: () => void
}

function InstructionForm({ label, initial, onSave, onCancel }: InstructionFormProps) {
  const { t } = useLingui()
  const [html, setHtml] = useState(initial)
  const isTooLong = html.length > PLAN_LIMITS.instructionLength
  return (
    <div className={styles.stack} role="group" aria-label={label}>
      <RichTextField
        label={label}
        hint={t`Candidates read it before they start, in the language that you write it in.`}
        isOptional
        format={RICH_TEXT}
        html={initial}
        error={isTooLong ? t`The instruction is too long.` : undefined}
        onChange={setHtml}
      />
      <div className={styles.actions}>
        <Button variant="primary" size="small" disabled={isTooLong} onClick={() => onSave(html)}>
          <Trans>Save the instruction</Trans>
        </Button>
        <Button size="small" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
