import { useLingui } from '@lingui/react'

import type { ApplicationStatus, StepStatus } from '#contract/applicants/application.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'

import {
  applicationStatusTones,
  applicationStatusLabels,
  stepStatusLabels,
} from './application-labels.ts'

/** The status of an application, as a pill. */
export function ApplicationStatusPill({ status }: { status: ApplicationStatus }) {
  const { i18n } = useLingui()
  return (
    <StatusPill tone={applicationStatusTones[status]}>
      {i18n._(applicationStatusLabels[status])}
    </StatusPill>
  )
}

/** The status of the step that an application is in, as words. */
export function StepStatusText({ status }: { status: StepStatus }) {
  const { i18n } = useLingui()
  return <>{i18n._(stepStatusLabels[status])}</>
}

/** Where an application came from: the company's own name of the source, or its type in words. */
export function SourceText({ sourceType, name }: { sourceType: string; name: string | null }) {
  const { i18n } = useLingui()
  return <>{name ?? i18n._(sourceTypeLabel(sourceType))}</>
}
