// Whom a rule acted on, or will, newest first; what it did about one of them can be taken back.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AutomationRun } from '#contract/automation/automation-runs.ts'
import type { AutomationRule } from '#contract/automation/automation.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { scorecardHref } from '../../applicants/applicant-search.ts'
import { REQUISITIONS_KEY } from '../setup-data.ts'
import { RULE, rulePath } from './automation-queries.ts'

import styles from '../setup.module.css'

const STATE_LABELS: Readonly<Record<AutomationRun['state'], MessageDescriptor>> = {
  waiting: msg({ message: 'Waiting', context: 'run of a rule' }),
  done: msg({ message: 'Done', context: 'run of a rule' }),
  skipped: msg({ message: 'Left alone', context: 'run of a rule' }),
  undone: msg({ message: 'Undone', context: 'run of a rule' }),
}

const RUNS_PER_PAGE = 25
const UNDO = '/smartreq/v1/user-smartreq/{user_smartreq_id}/automation-runs/{run_id}/undo/'

type AutomationRunsDialogProps = { jobId: number; rule: AutomationRule; onClose: () => void }

export function AutomationRunsDialog({ jobId, rule, onClose }: AutomationRunsDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const query = { page, page_size: RUNS_PER_PAGE }
  const runs = useQuery(dataQuery(`${RULE}runs/`, { ...rulePath(jobId, rule.slug), query }))
  const undoing = useEndpoint({ method: 'post', path: UNDO }, { invalidates: REQUISITIONS_KEY })
  const hasChanged = undoing.data?.data.is_undone === false
  const { name } = rule
  return (
    <Dialog isOpen onClose={onClose} title={t`What the rule ${name} did`} width="wide">
      {undoing.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(undoing.error)}
        </Banner>
      )}
      {hasChanged && (
        <Banner tone="warning" isLive>
          <Trans>The applicant has changed again since. That stays as it is.</Trans>
        </Banner>
      )}
      <PagedList
        query={runs}
        errorText={errorText}
        pageSize={RUNS_PER_PAGE}
        onPage={setPage}
        empty={
          <p>
            <Trans>It has not acted on anyone yet.</Trans>
          </p>
        }
      >
        <ul className={styles.members} role="list">
          {runs.data?.data.map((run) => (
            <RunRow
              key={run.run_id}
              {...{ jobId, run }}
              isBusy={undoing.isPending && undoing.variables.path.run_id === run.run_id}
              onUndo={() =>
                undoing.mutate({
                  path: { user_smartreq_id: run.user_smartreq_id, run_id: run.run_id },
                })
              }
            />
          ))}
        </ul>
      </PagedList>
    </Dialog>
  )
}

type RunRowProps = { jobId: number; run: AutomationRun; isBusy: boolean; onUndo: () => void }

function RunRow({ jobId, run, isBusy, onUndo }: RunRowProps) {
  const { i18n } = useLingui()
  const { full_name: name, state, at } = run
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        <AppLink href={scorecardHref(run.user_smartreq_id, { jobId, view: {} })}>{name}</AppLink>
        <span className={styles.faint}>
          {i18n._(STATE_LABELS[state])} · <RelativeTime at={at} />
        </span>
      </span>
      {run.undo_until !== null && (
        <Button size="small" isBusy={isBusy} onClick={onUndo}>
          <Trans>Undo</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
