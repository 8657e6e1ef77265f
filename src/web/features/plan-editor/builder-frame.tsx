// The frame of the builder: its steps with what is done, and the one that is open.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { requisitionQuery } from '../requisitions/requisition-queries.ts'
import { PartBoundary } from './setup-boundary.tsx'
import { ATTRIBUTES, DETAILS, jobPath, PLAN } from './setup-data.ts'
import { BUILDER_STEPS, builderHref, type BuilderStep } from './setup-paths.ts'

import styles from './setup.module.css'

type BuilderFrameProps = {
  /** 0 before the draft is made. */
  jobId: number
  step: BuilderStep
  children: ReactNode
}

export function BuilderFrame({ jobId, step, children }: BuilderFrameProps) {
  const { t } = useLingui()
  const isMade = jobId > 0
  const { data: requisition } = useQuery({ ...requisitionQuery(jobId), enabled: isMade })
  const done = useDone(jobId, requisition?.status)
  return (
    <div className={styles.stack}>
      <PageHeader
        back={{ href: '/hire', label: <Trans>Requisitions</Trans> }}
        title={requisition?.title ?? <Trans>New requisition</Trans>}
      />
      <div className={styles.builder}>
        <nav aria-label={t`New requisition`}>
          <ol className={styles.steps} role="list">
            {BUILDER_STEPS.map((one) => (
              <li key={one}>
                <StepLink
                  step={one}
                  jobId={jobId}
                  isCurrent={one === step}
                  isDone={done.has(one)}
                />
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <PartBoundary {...{ jobId, part: step }}>{children}</PartBoundary>
        </div>
      </div>
    </div>
  )
}

type StepLinkProps = { step: BuilderStep; jobId: number; isCurrent: boolean; isDone: boolean }

// Before there is a draft only its title can be given; after that the title is one of the details.
function StepLink({ step, jobId, isCurrent, isDone }: StepLinkProps) {
  const icon = isDone ? (
    <CircleCheck size={17} className={styles.done} aria-hidden="true" />
  ) : (
    <Circle size={17} className={styles.todo} aria-hidden="true" />
  )
  const isOpen = jobId > 0 ? step !== 'job-title' : step === 'job-title'
  if (!isOpen)
    return (
      <span className={`${styles.stepLink} ${styles.ahead}`}>
        {icon}
        <StepName step={step} />
      </span>
    )
  return (
    <AppLink
      className={styles.stepLink}
      href={builderHref(step, jobId > 0 ? jobId : undefined)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {icon}
      <StepName step={step} />
    </AppLink>
  )
}

function StepName({ step }: { step: BuilderStep }) {
  switch (step) {
    case 'job-title':
      return <Trans>Job title</Trans>
    case 'steps':
      return <Trans>Screening plan</Trans>
    case 'attributes':
      return <Trans>Attributes</Trans>
    case 'questions':
      return <Trans>Questions</Trans>
    case 'details':
      return <Trans>Details</Trans>
    case 'complete':
      return <Trans context="step of the builder">Complete</Trans>
  }
}

function useDone(
  jobId: number,
  status: RequisitionDetail['status'] | undefined,
): ReadonlySet<BuilderStep> {
  const isMade = jobId > 0
  const asked = isMade ? jobPath(jobId) : null
  const steps = useOptionalData(PLAN, asked)?.data.steps ?? []
  const weighed = useOptionalData(ATTRIBUTES, asked)?.data.attributes ?? []
  const details = useOptionalData(DETAILS, asked)?.data
  const isDone: Readonly<Record<BuilderStep, boolean>> = {
    'job-title': isMade,
    steps: (steps[0]?.activities.length ?? 0) > 0,
    attributes: weighed.length > 0,
    questions: steps.some(({ activities }) =>
      activities.some(
        ({ settings }) => settings?.kind === 'screening-questions' && settings.questions.length > 0,
      ),
    ),
    details: (details?.description ?? '') !== '',
    complete: status !== undefined && status !== 'draft',
  }
  return new Set(BUILDER_STEPS.filter((step) => isDone[step]))
}
