// The end of the builder: opening the requisition, then its link to share.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { PlanProblem } from '#contract/plan-editor/screening-plan.ts'
import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useData, useOptionalData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { applicantsHref } from '../applicants/applicant-search.ts'
import { requisitionQuery } from '../requisitions/requisition-queries.ts'
import { RequisitionStatusBanner } from '../requisitions/requisition-status-banner.tsx'
import { draftOf } from './plan-draft.ts'
import { PlanProblems } from './plan-problems.tsx'
import { previewHref } from './preview/preview-search.ts'
import { ATTRIBUTES, jobPath, PLAN, REQUISITIONS_KEY, STATUS } from './setup-data.ts'
import { builderHref } from './setup-paths.ts'
import { ShareCard } from './share-card.tsx'

import styles from './setup.module.css'

const NO_PROBLEMS: readonly PlanProblem[] = []

export function CompleteScreen({ jobId }: { jobId: number }) {
  const { data: requisition } = useSuspenseQuery(requisitionQuery(jobId))
  const { data: plan } = useData(PLAN, jobPath(jobId))
  if (requisition.status === 'pending_approval') return <Waiting requisition={requisition} />
  if (requisition.status !== 'draft') return <Opened requisition={requisition} />
  return <OpenDraft requisition={requisition} plan={plan} />
}

type OpenDraftProps = { requisition: RequisitionDetail; plan: Parameters<typeof draftOf>[0] }

function OpenDraft({ requisition, plan }: OpenDraftProps) {
  const { job_id: jobId, actions } = requisition
  const isAsking = actions.includes('request_approval')
  const errorText = useErrorText()
  const weighed = useOptionalData(ATTRIBUTES, jobPath(jobId))?.data
  const opening = useEndpoint({ method: 'post', path: STATUS }, { invalidates: REQUISITIONS_KEY })
  const isRefused = opening.error instanceof ApiError && opening.error.code === 'plan_has_problems'
  const problems = plan.problems.length > 0 ? plan.problems : NO_PROBLEMS
  return (
    <Card className={styles.stack}>
      <PlanProblems
        problems={problems}
        steps={draftOf(plan)}
        library={weighed?.library ?? []}
        planHref={builderHref('steps', jobId)}
      />
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
          onClick={() =>
            opening.mutate({
              ...jobPath(jobId),
              body: { action: isAsking ? 'request_approval' : 'open' },
            })
          }
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
