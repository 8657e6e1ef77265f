// Says whom a rule would match before it is switched on.
import { Trans, useLingui } from '@lingui/react/macro'

import type { AutomationRule } from '#contract/automation/automation.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

import { whatOf } from './automation-form.tsx'
import { automationKey, RULE, rulePath } from './automation-queries.ts'
import { DryRunFacts } from './dry-run-facts.tsx'

import styles from '../setup.module.css'

type StartRuleDialogProps = { jobId: number; rule: AutomationRule; onClose: () => void }

export function StartRuleDialog({ jobId, rule, onClose }: StartRuleDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const starting = useEndpoint(
    { method: 'patch', path: RULE },
    { invalidates: automationKey(jobId), onDone: onClose },
  )
  const { name, slug, version } = rule
  return (
    <ConfirmDialog
      isOpen
      title={t`Switch on the rule ${name}?`}
      confirmLabel={t`Switch it on`}
      isBusy={starting.isPending}
      onConfirm={() =>
        starting.mutate({ ...rulePath(jobId, slug), body: { version, is_on: true } })
      }
      onClose={onClose}
    >
      <div className={styles.stack}>
        {starting.isError && (
          <Banner tone="danger" isLive>
            {errorText(starting.error)}
          </Banner>
        )}
        <DryRunFacts jobId={jobId} what={whatOf(rule)} />
        <p className={styles.facts}>
          {rule.trigger.kind === 'time_since' ? (
            <Trans>It acts in your name on all of them, from the next few minutes on.</Trans>
          ) : (
            <Trans>It acts in your name from now on. Earlier applications do not change.</Trans>
          )}
        </p>
      </div>
    </ConfirmDialog>
  )
}
