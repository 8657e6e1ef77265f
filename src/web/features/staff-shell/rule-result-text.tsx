// What came of the pass rule of a step, with the rule and the score that it went by.
import { Trans } from '@lingui/react/macro'

import { useFormatter } from '#web/i18n/use-formatter.ts'

type RuleResultTextProps = {
  result: {
    verdict: 'passed' | 'failed' | 'undecided'
    rule:
      | { kind: 'manual' | 'all_done' | 'offer_accepted' }
      | { kind: 'min_score'; min_score: number }
    /** 0–100; null where nothing that counts was measured. */
    score: number | null
  }
}

export function RuleResultText({ result }: RuleResultTextProps) {
  const format = useFormatter()
  const { verdict, rule } = result
  // A rule that would let the step pass leaves it to staff for one reason only.
  if (verdict === 'undecided' && (rule.kind !== 'min_score' || result.score !== null))
    return <Trans>Step awaits a decision: a knock-out answer</Trans>
  if (rule.kind === 'offer_accepted') return <Trans>Step passed: the offer was accepted</Trans>
  if (rule.kind !== 'min_score') return <Trans>Step passed: every required activity is done</Trans>
  const least = rule.min_score
  if (result.score === null) return <Trans>Step awaits a decision: no score, rule ≥ {least}</Trans>
  // As exact as it was compared: 59.6 is not 60.
  const score = format.number(result.score, { maximumFractionDigits: 2 })
  if (verdict === 'passed')
    return (
      <Trans>
        Step passed: score {score}, rule ≥ {least}
      </Trans>
    )
  return (
    <Trans>
      Step not passed: score {score}, rule ≥ {least}
    </Trans>
  )
}
