// The frame of the builder: its steps with what is done, and the one that is open.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { requisitionQuery } from '../requisitions/requisition-queries.ts'
import { BUILDER_STEPS, builderHref, type BuilderStep } from './setup-paths.ts'
import { attributesQuery, detailsQuery, planQuery } from './setup-queries.ts'

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
  const requisition = useQuery({ ...requisitionQuery(jobId), enabled: isMade })
  const done = useDone(jobId)
  const title = requisition.data?.title
  return (
    <div className={styles.stack}>
      <PageHeader
        back={{ href: '/hire', label: <Trans>Requisitions</Trans> }}
        title={title ?? <Trans>New requisition</Trans>}
      />
      <div className={styles.builder}>
        <nav aria-label={t`Steps of a new requisition`}>
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
        <div>{children}</div>
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
      return <Trans>Steps</Trans>
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

function useDone(jobId: number): ReadonlySet<BuilderStep> {
  const enabled = jobId > 0
  const plan = useQuery({ ...planQuery(jobId), enabled })
  const attributes = useQuery({ ...attributesQuery(jobId), enabled })
  const details = useQuery({ ...detailsQuery(jobId), enabled })
  const requisition = useQuery({ ...requisitionQuery(jobId), enabled })
  const isPlanned = plan.data !== undefined && (plan.data.steps[0]?.activities.length ?? 0) > 0
  const isDone: Readonly<Record<BuilderStep, boolean>> = {
    'job-title': enabled,
    steps: isPlanned,
    attributes: (attributes.data?.attributes.length ?? 0) > 0,
    questions: (plan.data?.steps ?? []).some(({ activities }) =>
      activities.some(
        ({ settings }) => settings?.kind === 'screening-questions' && settings.questions.length > 0,
      ),
    ),
    details: (details.data?.description ?? '') !== '',
    complete: requisition.data !== undefined && requisition.data.status !== 'draft',
  }
  return new Set(BUILDER_STEPS.filter((step) => isDone[step]))
}
