// What can be done with a requisition as a whole: its status, a copy, its scores. Each says first what it means.
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'

import type { RequisitionAction } from '#contract/requisitions/requisition-actions.ts'
import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Menu } from '#web/ui/controls/menu.tsx'

import { ACTION_LABELS } from '../plan-editor/plan-labels.ts'
import { jobPath, REQUISITIONS_KEY } from '../plan-editor/setup-data.ts'
import { ConfirmRequisitionAction } from './confirm-requisition-action.tsx'

const AddCandidateDialog = lazy(async () => ({
  default: (await import('../applicants/added/add-candidate-dialog.tsx')).AddCandidateDialog,
}))

const SaveAsTemplate = lazy(async () => ({
  default: (await import('../plan-editor/templates/save-as-template.tsx')).SaveAsTemplate,
}))

type RequisitionActionsProps = {
  /** Whether templates are the user's to make; the server decides again. */
  hasTemplates: boolean
  requisition: Pick<
    RequisitionDetail,
    'account_id' | 'job_id' | 'actions' | 'title' | 'opened_at' | 'can_decide' | 'status'
  >
  onRecalculate: () => void
  /** A copy was made, or the requisition is gone. */
  onLeave: (to: { copyId: number } | 'list') => void
}

const DUPLICATE = { method: 'post', path: '/job/v1/job-duplicate/{job_id}/' } as const

type Asked = RequisitionAction | 'delete' | 'add' | 'template'

export function RequisitionActions(props: RequisitionActionsProps) {
  const { requisition, hasTemplates, onRecalculate, onLeave } = props
  const { t, i18n } = useLingui()
  const [asked, setAsked] = useState<Asked | null>(null)
  const jobId = requisition.job_id
  const copying = useEndpoint(DUPLICATE, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ data }) => onLeave({ copyId: data.new_job_id }),
  })
  const statusItems = requisition.actions.map((action) => ({
    id: action,
    label: i18n._(ACTION_LABELS[action]),
    onSelect: () => setAsked(action),
  }))
  const others = [
    ...(requisition.status === 'open'
      ? [{ id: 'add', label: t`Add a candidate`, onSelect: () => setAsked('add') }]
      : []),
    { id: 'duplicate', label: t`Duplicate`, onSelect: () => copying.mutate(jobPath(jobId)) },
    ...(hasTemplates
      ? [{ id: 'template', label: t`Save as template`, onSelect: () => setAsked('template') }]
      : []),
    { id: 'recalculate', label: t`Recalculate the scores`, onSelect: onRecalculate },
    ...(requisition.opened_at === null
      ? [
          {
            id: 'delete',
            label: t`Delete the draft`,
            onSelect: () => setAsked('delete'),
            isDestructive: true,
          },
        ]
      : []),
  ]
  // Every action needs the right to manage the requisition.
  if (!requisition.can_decide) return null
  return (
    <>
      <Menu
        align="end"
        size="small"
        trigger={<Trans>Actions</Trans>}
        sections={[
          { id: 'status', items: statusItems },
          { id: 'others', items: others },
        ]}
      />
      {asked === 'add' && (
        <Suspense>
          <AddCandidateDialog
            accountId={requisition.account_id}
            jobId={jobId}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {asked === 'template' && (
        <Suspense>
          <SaveAsTemplate requisition={requisition} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {asked !== null && asked !== 'add' && asked !== 'template' && (
        <ConfirmRequisitionAction
          {...{ asked, requisition }}
          onClose={() => setAsked(null)}
          onDeleted={() => onLeave('list')}
        />
      )}
    </>
  )
}
