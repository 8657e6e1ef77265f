// The end of the builder: opening the requisition, then its link to share.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import type { PlanProblem } from '#contract/plan-editor/screening-plan.ts'
import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { applicantsHref } from '../applicants/applicant-search.ts'
import { requisitionQuery } from '../requisitions/requisition-queries.ts'
import { RequisitionStatusBanner } from '../requisitions/requisition-status-banner.tsx'
import { draftOf } from './plan-draft.ts'
import { PlanProblems } from './plan-problems.tsx'
import { previewHref } from './preview/preview-search.ts'
import { SetupProblem } from './setup-problem.tsx'
import { attributesQuery, changeStatus, planQuery, REQUISITIONS_KEY } from './setup-queries.ts'
import { ShareCard } from './share-card.tsx'

import styles from './setup.module.css'

const NO_PROBLEMS: readonly PlanProblem[] = []

export function CompleteScreen({ jobId }: { jobId: number }) {
  const requisition = useQuery(requisitionQuery(jobId))
  const plan = useQuery(planQuery(jobId))
  const failed = requisition.error === null ? plan : requisition
  if (failed.error !== null)
    return (
      <SetupProblem query={failed} title={<Trans>The requisition could not be loaded</Trans>} />
    )
  if (requisition.data === undefined || plan.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    )
  const { status } = requisition.data
  if (status === 'pending_approval') return <Waiting requisition={requisition.data} />
  if (status !== 'draft') return <Opened requisition={requisition.data} />
  return <OpenDraft requisition={requisition.data} plan={plan.data} />
}

type OpenDraftProps = { requisition: RequisitionDetail; plan: Parameters<typeof draftOf>[0] }

function OpenDraft({ requisition, plan }: OpenDraftProps) {
  const { job_id: jobId, actions } = requisition
  const isAsking = actions.includes('request_approval')
  const errorText = useErrorText()
  const { data: weighed } = useQuery(attributesQuery(jobId))
  const opening = useCommand(changeStatus, { invalidates: REQUISITIONS_KEY })
  const isRefused = opening.error instanceof ApiError && opening.error.code === 'plan_has_problems'
  const problems = plan.problems.length > 0 ? plan.problems : NO_PROBLEMS
  return (
    <Card className={styles.stack}>
      <PlanProblems problems={problems} steps={draftOf(plan)} library={weighed?.library ?? []} />
      {opening.isError && !isRefused && (
        <Banner tone="danger" isLive>
          {errorText(opening.error)}
        </Banner>
      )}
      <p className={styles.facts}>
        {isAsking ? (
          <Trans>
            Your company approves requisitions before they open. Once it is approved, anyone with
            the link can apply.
          </Trans>
        ) : (
          <Trans>
            Once it is open, anyone with the link can apply. You can put it on hold or change it at
            any time.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={opening.isPending}
          disabled={problems.length > 0}
          onClick={() => opening.mutate({ jobId, action: isAsking ? 'request_approval' : 'open' })}
        >
          {isAsking ? <Trans>Ask for approval</Trans> : <Trans>Open the requisition</Trans>}
        </Button>
        <PreviewLink jobId={jobId} />
      </div>
    </Card>
  )
}

function Waiting({ requisition }: { requisition: RequisitionDetail }) {
  return (
    <div className={styles.stack}>
      <RequisitionStatusBanner requisition={requisition} />
      <div className={styles.actions}>
        <RequisitionLink jobId={requisition.job_id} />
        <PreviewLink jobId={requisition.job_id} />
      </div>
    </div>
  )
}

function Opened({ requisition }: { requisition: RequisitionDetail }) {
  const { t } = useLingui()
  const { job_id: jobId, title } = requisition
  return (
    <div className={styles.stack}>
      <Banner tone="success" title={t`${title} is open`}>
        <Trans>Share the link: applicants appear in the list as they come.</Trans>
      </Banner>
      <ShareCard requisition={requisition} />
      <div className={styles.actions}>
        <RequisitionLink jobId={jobId} />
        <PreviewLink jobId={jobId} />
      </div>
    </div>
  )
}

function RequisitionLink({ jobId }: { jobId: number }) {
  return (
    <AppLink
      className={linkButton({ variant: 'primary' })}
      href={applicantsHref({ jobId, view: {} })}
    >
      <Trans>Go to the requisition</Trans>
    </AppLink>
  )
}

function PreviewLink({ jobId }: { jobId: number }) {
  return (
    <AppLink className={linkButton()} href={previewHref(jobId)}>
      <Trans>Preview as a candidate</Trans>
    </AppLink>
  )
}
