// Choosing when a step is passed. What a rule cannot be is said at its field, and nothing is stored until it is right.
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent, type ReactNode } from 'react'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

import { SaveActions } from '../save-actions.tsx'
import { RULE_KINDS, ruleOf, type RuleKind } from './rule-draft.ts'

import styles from '../setup.module.css'

const SCORE_AT_FIRST = 60

type PassRuleDialogProps = {
  title: ReactNode
  initial: PassRule
  onSave: (rule: PassRule) => void
  onClose: () => void
}

export function PassRuleDialog({ title, initial, onSave, onClose }: PassRuleDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [kind, setKind] = useState<RuleKind>(initial.kind)
  const [score, setScore] = useState(
    String(initial.kind === 'min_score' ? initial.min_score : SCORE_AT_FIRST),
  )
  const [isTried, setIsTried] = useState(false)
  const rule = ruleOf(kind, score)
  const labels = useKindLabels()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    setIsTried(true)
    if (rule !== null) {
      onSave(rule)
      return
    }
    event.currentTarget.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={<SaveActions formId={formId} onCancel={onClose} />}
    >
      <form id={formId} noValidate className={styles.form} onSubmit={submit}>
        <SelectField
          label={t`Pass rule`}
          data-first-focus
          hint={labels[kind].hint}
          value={kind}
          options={RULE_KINDS.map((value) => ({ value, label: labels[value].label }))}
          onChange={({ target }) => {
            const next = RULE_KINDS.find((one) => one === target.value)
            if (next !== undefined) setKind(next)
          }}
        />
        {kind === 'min_score' && (
          <TextField
            label={t`Lowest score that passes`}
            hint={t`A whole number from 0 to 100.`}
            inputMode="numeric"
            required
            value={score}
            error={isTried && rule === null ? t`Enter a whole number from 0 to 100.` : undefined}
            onChange={({ target }) => setScore(target.value)}
          />
        )}
        <p className={styles.facts}>
          <Trans>
            A rule never rejects an applicant. An applicant with a knock-out answer in this step
            waits for your decision instead of passing. Applicants who are under way keep the rule
            of the version that they began with.
          </Trans>
        </p>
      </form>
    </Dialog>
  )
}

type KindLabels = Readonly<Record<RuleKind, { label: string; hint: string }>>

function useKindLabels(): KindLabels {
  const { t } = useLingui()
  return {
    manual: {
      label: t`Staff decide`,
      hint: t`The applicant waits for a decision when everything required is submitted.`,
    },
    all_done: {
      label: t`All required activities are done`,
      hint: t`The applicant advances to the next step as soon as everything required is submitted and scored.`,
    },
    min_score: {
      label: t`The score is high enough`,
      hint: t`The score is the weighted mean of everything this step measures. Applicants who reach it advance to the next step; the others are marked as failed and wait for a decision.`,
    },
  }
}
