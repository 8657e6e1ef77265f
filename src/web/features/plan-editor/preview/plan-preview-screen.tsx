// The plan as a candidate meets it, at the width of a phone or a laptop, in each language. Nothing is stored or sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentType, type ReactNode } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { useData, useDataToEdit } from '#web/api/use-data.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { SetupBoundary } from '../setup-boundary.tsx'
import { jobPath, PLAN } from '../setup-data.ts'
import { setupHref } from '../setup-paths.ts'
import { PreviewLanguage } from './preview-language.tsx'
import { PreviewSteps } from './preview-steps.tsx'

import styles from './preview.module.css'

/** What a candidate gets of an activity. A draft that is stored again has other activities. */
const PREVIEW = '/smartreq/v1/{job_id}/screening-plan/activity/{job_step_activity_id}/preview/'

type PlayerProps = { content: AssessmentPackage; recordingNote: ReactNode; onEnd: () => void }

type PlanPreviewProps = {
  jobId: number
  /** The player of activities, which is the candidates' own. */
  Player: ComponentType<PlayerProps>
}

export function PlanPreviewScreen(props: PlanPreviewProps) {
  return (
    <DataBoundary
      pathname={String(props.jobId)}
      flag="smartreq_access"
      homeHref="/hire"
      title={<Trans>The plan could not be loaded</Trans>}
    >
      <Preview {...props} />
    </DataBoundary>
  )
}

function Preview({ jobId, Player }: PlanPreviewProps) {
  const { t } = useLingui()
  const { data: plan } = useData(PLAN, jobPath(jobId))
  const [width, setWidth] = useState<Width>('phone')
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t`Preview as a candidate`}
        back={{ href: setupHref('screening-plan', jobId), label: t`Back to the plan` }}
        description={t`Nothing that you enter here is stored or sent.`}
      />
      <Tools width={width} onWidth={setWidth} />
      <section
        aria-label={t`What candidates see`}
        className={classNames(styles.device, styles[width])}
      >
        <Candidate {...{ jobId, plan, Player }} />
      </section>
    </div>
  )
}

type Width = 'phone' | 'laptop'

function Tools({ width, onWidth }: { width: Width; onWidth: (width: Width) => void }) {
  const { t } = useLingui()
  const widths = [
    { id: 'phone', label: t`Phone` },
    { id: 'laptop', label: t`Laptop` },
  ] as const
  return (
    <div className={styles.tools}>
      <FilterChips
        label={t`Width`}
        isRequired
        chips={widths}
        activeIds={[width]}
        onChange={(ids) => {
          const next = widths.find(({ id }) => ids.has(id))
          if (next !== undefined) onWidth(next.id)
        }}
      />
      <PreviewLanguage />
    </div>
  )
}

type CandidateProps = PlanPreviewProps & { plan: ScreeningPlan }

// The list of what there is to do, or the activity that was opened from it.
function Candidate({ jobId, plan, Player }: CandidateProps) {
  const [openId, setOpenId] = useState<number | null>(null)
  const [doneIds, setDoneIds] = useState<ReadonlySet<number>>(new Set())
  if (openId === null)
    return <PreviewSteps steps={plan.steps} doneIds={doneIds} onOpen={setOpenId} />
  return (
    <SetupBoundary title={<Trans>The activity could not be loaded</Trans>} height="20rem">
      <OpenActivity
        key={openId}
        {...{ jobId, Player }}
        jobStepActivityId={openId}
        onEnd={() => {
          setDoneIds(new Set([...doneIds, openId]))
          setOpenId(null)
        }}
      />
    </SetupBoundary>
  )
}

type OpenActivityProps = PlanPreviewProps & { jobStepActivityId: number; onEnd: () => void }

function OpenActivity({ jobId, jobStepActivityId, Player, onEnd }: OpenActivityProps) {
  const path = { job_id: jobId, job_step_activity_id: jobStepActivityId }
  const { data: content } = useDataToEdit(PREVIEW, { path })
  return (
    <>
      {content.shuffled_response_sets !== undefined && <ShuffledNote />}
      <Player
        content={content}
        recordingNote={
          <Trans>
            Candidates record an answer, choose a file or test their connection here. Not available
            in a preview.
          </Trans>
        }
        onEnd={onEnd}
      />
    </>
  )
}

function ShuffledNote() {
  return (
    <Banner tone="info">
      <Trans>
        Each candidate sees the choices in another order. A preview shows them in the order in which
        they were written.
      </Trans>
    </Banner>
  )
}
