// What candidates read before they start an activity.
import { useLingui } from '@lingui/react/macro'

import { PLAN_LIMITS } from '#contract/plan-editor/plan-editor-rules.ts'

import { usePlanSubject } from '../plan-subject.ts'
import { RichTextPart } from './rich-text-part.tsx'

type ActivityInstructionProps = {
  /** Of the activity, for who hears the button alone. */
  name: string
  instruction: string
  onChange: (instruction: string) => void
}

export function ActivityInstruction({ name, instruction, onChange }: ActivityInstructionProps) {
  const { t } = useLingui()
  const { isProfile } = usePlanSubject()
  return (
    <RichTextPart
      html={instruction}
      maxLength={PLAN_LIMITS.instructionLength}
      labels={{
        field: t`Instruction for ${name}`,
        hint: isProfile
          ? t`People read it before they start, in the language that you write it in.`
          : t`Candidates read it before they start, in the language that you write it in.`,
        tooLong: t`The instruction is too long.`,
        add: t`Add an instruction`,
        addFor: t`Add an instruction for ${name}`,
        edit: t`Edit the instruction`,
        editFor: t`Edit the instruction for ${name}`,
        save: t`Save the instruction`,
      }}
      onChange={onChange}
    />
  )
}
