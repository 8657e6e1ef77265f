import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { AutomationRule } from '#contract/automation/automation.ts'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { PROBLEM_LABELS } from './automation-labels.ts'
import type { AutomationChoices } from './automation-queries.ts'
import { useAutomationText } from './use-automation-text.ts'

import styles from '../setup.module.css'

type AutomationRowProps = {
  rule: AutomationRule
  choices: AutomationChoices
  items: readonly MenuItem[]
  isBusy: boolean
  onSwitch: (isOn: boolean) => void
}

/** One rule in plain sentences, what it did, and whether it is on. */
export function AutomationRow({ rule, choices, items, isBusy, onSwitch }: AutomationRowProps) {
  const { t, i18n } = useLingui()
  const { trigger, conditions, actions, delay } = useAutomationText(rule, choices)
  const { name, is_on: isOn, problem, switched_on_by: by } = rule
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        <strong>{name}</strong>
        <span>
          {trigger}, {conditions}: {actions}, {delay}.
        </span>
        <span className={styles.faint}>
          <Counts rule={rule} />
          {isOn && by !== null && (
            <>
              {' · '}
              <Trans>Switched on by {by}</Trans>
            </>
          )}
        </span>
        {problem !== null && <Banner tone="warning">{i18n._(PROBLEM_LABELS[problem])}</Banner>}
      </span>
      <StatusPill tone={isOn ? 'green' : 'neutral'}>
        {isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </StatusPill>
      <Button size="small" isBusy={isBusy} onClick={() => onSwitch(!isOn)}>
        {isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <RowMenu label={t`Actions for ${name}`} items={items} />
    </li>
  )
}

function Counts({ rule }: { rule: AutomationRule }) {
  if (rule.last_run_at === null && rule.waiting === 0) return <Trans>Has not acted yet</Trans>
  return (
    <>
      <Plural value={rule.done} one="Acted on # applicant" other="Acted on # applicants" />
      {rule.waiting > 0 && (
        <>
          {' · '}
          <Plural value={rule.waiting} one="# is waiting" other="# are waiting" />
        </>
      )}
      {rule.skipped > 0 && (
        <>
          {' · '}
          <Plural value={rule.skipped} one="# was left alone" other="# were left alone" />
        </>
      )}
      {rule.last_run_at !== null && (
        <>
          {' · '}
          <RelativeTime at={rule.last_run_at} />
        </>
      )}
    </>
  )
}
