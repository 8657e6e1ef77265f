// The rules of a requisition: what they do by themselves about its applicants.
import { Trans, useLingui } from '@lingui/react/macro'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AutomationRule } from '#contract/automation/automation.ts'
import { useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { down, up } from '#web/ui/staff/table/row-menu.tsx'

import { jobPath } from '../setup-data.ts'
import { AutomationForm } from './automation-form.tsx'
import {
  AUTOMATION,
  automationChoicesQuery,
  automationKey,
  RULE,
  rulePath,
  type AutomationChoices,
} from './automation-queries.ts'
import { AutomationRow } from './automation-row.tsx'
import { AutomationRunsDialog } from './automation-runs-dialog.tsx'
import { StartRuleDialog } from './start-rule-dialog.tsx'

import styles from '../setup.module.css'

const ORDER = '/smartreq/v1/{job_id}/automation-order/'

export function AutomationSection({ jobId }: { jobId: number }) {
  usePrefetchQuery(automationChoicesQuery(jobId))
  const { data: rules } = useData(AUTOMATION, jobPath(jobId))
  const { data: choices } = useSuspenseQuery({
    ...automationChoicesQuery(jobId),
    refetchOnWindowFocus: false,
  })
  return <LoadedRules {...{ jobId, rules, choices }} />
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
  const { stop, isStopping, remove, order, error } = useRuleCommands(jobId)
  if (edited !== null)
    return <AutomationForm {...{ jobId, choices, ...edited }} onClose={() => setEdited(null)} />
  const slugs = rules.map(({ slug }) => slug)
  const moved = (index: number, by: number) => {
    const [slug = ''] = slugs.slice(index, index + 1)
    const body = { slugs: slugs.toSpliced(index, 1).toSpliced(index + by, 0, slug) }
    order.mutate({ ...jobPath(jobId), body })
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
          Rules run automatically, from top to bottom. The history shows what each rule did; you can
          undo it for seven days.
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
              isBusy={isStopping(rule)}
              onSwitch={(isOn) => (isOn ? setStarting(rule) : stop(rule))}
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
  const changed = { invalidates: automationKey(jobId) }
  const stopping = useEndpoint({ method: 'patch', path: RULE }, changed)
  const order = useEndpoint({ method: 'put', path: ORDER }, changed)
  const restoring = useEndpoint({ method: 'post', path: `${RULE}restore/` }, changed)
  const deleting = useEndpoint({ method: 'delete', path: RULE }, changed)
  const stop = ({ slug, version }: AutomationRule) =>
    stopping.mutate({ ...rulePath(jobId, slug), body: { version, is_on: false } })
  const remove = ({ slug, name }: AutomationRule) => {
    const rule = rulePath(jobId, slug)
    const onSuccess = () =>
      notifyUndoable(t`The rule ${name} is deleted.`, () => restoring.mutateAsync(rule))
    deleting.mutate(rule, { onSuccess })
  }
  const isStopping = ({ slug }: AutomationRule) =>
    stopping.isPending && stopping.variables.path.slug === slug
  const error = stopping.error ?? order.error ?? restoring.error ?? deleting.error
  return { stop, isStopping, order, remove, error }
}
