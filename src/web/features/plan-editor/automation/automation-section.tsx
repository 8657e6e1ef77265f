// The rules of a requisition: what they do by themselves about its applicants.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AutomationRule } from '#contract/automation/automation.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { down, up } from '#web/ui/staff/table/row-menu.tsx'

import { SetupProblem } from '../setup-problem.tsx'
import { AutomationForm } from './automation-form.tsx'
import {
  automationChoicesQuery,
  automationKey,
  automationsQuery,
  deleteAutomation,
  orderAutomations,
  restoreAutomation,
  switchAutomation,
  type AutomationChoices,
} from './automation-queries.ts'
import { AutomationRow } from './automation-row.tsx'
import { AutomationRunsDialog } from './automation-runs-dialog.tsx'
import { StartRuleDialog } from './start-rule-dialog.tsx'

import styles from '../setup.module.css'

export function AutomationSection({ jobId }: { jobId: number }) {
  const rules = useQuery(automationsQuery(jobId))
  const choices = useQuery({ ...automationChoicesQuery(jobId), refetchOnWindowFocus: false })
  if (rules.data !== undefined && choices.data !== undefined)
    return <LoadedRules jobId={jobId} rules={rules.data} choices={choices.data} />
  const failed = rules.error === null ? choices : rules
  if (failed.error !== null)
    return <SetupProblem query={failed} title={<Trans>The automation could not be loaded</Trans>} />
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="10rem" />
    </SkeletonGroup>
  )
}

type LoadedRulesProps = {
  jobId: number
  rules: readonly AutomationRule[]
  choices: AutomationChoices
}

function LoadedRules({ jobId, rules, choices }: LoadedRulesProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [edited, setEdited] = useState<{ rule: AutomationRule | null } | null>(null)
  const [starting, setStarting] = useState<AutomationRule | null>(null)
  const [shown, setShown] = useState<AutomationRule | null>(null)
  const { stop, remove, order, error } = useRuleCommands(jobId)
  if (edited !== null)
    return <AutomationForm {...{ jobId, choices, ...edited }} onClose={() => setEdited(null)} />
  const slugs = rules.map(({ slug }) => slug)
  const moved = (index: number, by: number) => {
    const [slug = ''] = slugs.slice(index, index + 1)
    order.mutate({ jobId, slugs: slugs.toSpliced(index, 1).toSpliced(index + by, 0, slug) })
  }
  const itemsOf = (rule: AutomationRule, index: number) => [
    { id: 'edit', label: t`Edit`, onSelect: () => setEdited({ rule }) },
    { id: 'runs', label: t`What it did`, onSelect: () => setShown(rule) },
    ...(index > 0
      ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: () => moved(index, -1) }]
      : []),
    ...(index < rules.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: () => moved(index, 1) }]
      : []),
    { id: 'delete', label: t`Delete`, isDestructive: true, onSelect: () => remove(rule) },
  ]
  return (
    <Card as="section" className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Automation</Trans>
      </CardTitle>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <p className={styles.facts}>
        <Trans>
          Rules act by themselves about applicants, in this order. What a rule did stands in the
          history under its name, and can be undone for seven days.
        </Trans>
      </p>
      {rules.length > 0 && (
        <ul className={styles.members} role="list">
          {rules.map((rule, index) => (
            <AutomationRow
              key={rule.slug}
              rule={rule}
              choices={choices}
              items={itemsOf(rule, index)}
              isBusy={stop.isPending && stop.variables.rule.slug === rule.slug}
              onSwitch={(isOn) => (isOn ? setStarting(rule) : stop.mutate({ jobId, rule, isOn }))}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setEdited({ rule: null })}>
          <Trans>New rule</Trans>
        </Button>
      </div>
      {shown !== null && (
        <AutomationRunsDialog jobId={jobId} rule={shown} onClose={() => setShown(null)} />
      )}
      {starting !== null && (
        <StartRuleDialog jobId={jobId} rule={starting} onClose={() => setStarting(null)} />
      )}
    </Card>
  )
}

/** Switching off, ordering, and deleting with the way back. */
function useRuleCommands(jobId: number) {
  const { t } = useLingui()
  const invalidates = automationKey(jobId)
  const stop = useCommand(switchAutomation, { invalidates })
  const order = useCommand(orderAutomations, { invalidates })
  const restore = useCommand(restoreAutomation, { invalidates })
  const deleting = useCommand(deleteAutomation, { invalidates })
  const remove = ({ slug, name }: AutomationRule) =>
    deleting.mutate(
      { jobId, slug },
      {
        onSuccess: () => {
          const undo = () => restore.mutateAsync({ jobId, slug })
          notifyUndoable(t`The rule ${name} is deleted.`, undo)
        },
      },
    )
  const error = stop.error ?? order.error ?? restore.error ?? deleting.error
  return { stop, order, remove, error }
}
