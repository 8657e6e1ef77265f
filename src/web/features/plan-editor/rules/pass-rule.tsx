// The pass rule of a step: said in its header, and changed in a dialog.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { PassRule } from '#contract/plan-editor/pass-rule.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { PassRuleDialog } from './pass-rule-dialog.tsx'

type PassRuleButtonProps = {
  /** Title of the step, for who hears the button alone. */
  title: string
  rule: PassRule
  onChange: (rule: PassRule) => void
}

export function PassRuleButton({ title, rule, onChange }: PassRuleButtonProps) {
  const { t } = useLingui()
  const text = useRuleText()
  const [isOpen, setIsOpen] = useState(false)
  const said = text(rule)
  return (
    <>
      <Button
        size="small"
        aria-label={t`Pass rule of ${title}: ${said}`}
        onClick={() => setIsOpen(true)}
      >
        {said}
      </Button>
      {isOpen && (
        <PassRuleDialog
          title={<Trans>When is “{title}” passed?</Trans>}
          initial={rule}
          onClose={() => setIsOpen(false)}
          onSave={(next) => {
            onChange(next)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

function useRuleText(): (rule: PassRule) => string {
  const { t } = useLingui()
  return (rule) => {
    switch (rule.kind) {
      case 'manual':
        return t`Manual`
      case 'all_done':
        return t`Pass: all done`
      case 'min_score': {
        const score = rule.min_score
        return t`Pass ≥ ${score}`
      }
    }
  }
}
