// The plan as a candidate meets it, at the width of a phone or a laptop, in each language. Nothing is stored or sent.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { currentLocale, isLocale, localeNames, locales } from '#web/i18n/i18n.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { FilterChips } from '#web/ui/staff/table/filter-chips.tsx'

import { setupHref } from '../setup-paths.ts'
import { SetupProblem } from '../setup-problem.tsx'
import { planQuery } from '../setup-queries.ts'
import { previewQuery } from './preview-queries.ts'
import { PreviewSteps } from './preview-steps.tsx'
import { usePreviewLanguage } from './use-preview-language.ts'

import styles from './preview.module.css'

type PlayerProps = { content: AssessmentPackage; recordingNote: ReactNode; onEnd: () => void }

type PlanPreviewProps = {
  jobId: number
  /** The player of activities, which is the candidates' own. */
  Player: ComponentType<PlayerProps>
}

export function PlanPreviewScreen({ jobId, Player }: PlanPreviewProps) {
  const { t } = useLingui()
  const plan = useQuery(planQuery(jobId))
  const [width, setWidth] = useState<Width>('phone')
  if (plan.data === undefined && plan.error !== null)
    return <SetupProblem query={plan} title={<Trans>The plan could not be loaded</Trans>} />
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
        {plan.data === undefined ? (
          <Loading />
        ) : (
          <Candidate plan={plan.data} {...{ jobId, Player }} />
        )}
      </section>
    </div>
  )
}

type Width = 'phone' | 'laptop'

function Tools({ width, onWidth }: { width: Width; onWidth: (width: Width) => void }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const language = usePreviewLanguage()
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
      <FilterChips
        label={t`Language`}
        isRequired
        chips={locales.map((id) => ({ id, label: localeNames[id] }))}
        activeIds={[currentLocale()]}
        onChange={(ids) => {
          const [next] = ids
          if (isLocale(next)) language.choose(next)
        }}
      />
      {language.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(language.error)}
        </Banner>
      )}
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
    <OpenActivity
      key={openId}
      {...{ jobId, Player }}
      jobStepActivityId={openId}
      onEnd={() => {
        setDoneIds(new Set([...doneIds, openId]))
        setOpenId(null)
      }}
    />
  )
}

type OpenActivityProps = PlanPreviewProps & { jobStepActivityId: number; onEnd: () => void }

function OpenActivity({ jobId, jobStepActivityId, Player, onEnd }: OpenActivityProps) {
  const content = useQuery({
    ...previewQuery({ jobId, jobStepActivityId }),
    refetchOnWindowFocus: false,
  })
  if (content.data !== undefined)
    return (
      <>
        {content.data.shuffled_response_sets !== undefined && <ShuffledNote />}
        <Player
          content={content.data}
          recordingNote={
            <Trans>
              Candidates record their answer, choose a file or measure their connection here. A
              preview does none of this.
            </Trans>
          }
          onEnd={onEnd}
        />
      </>
    )
  if (content.error !== null)
    return <SetupProblem query={content} title={<Trans>The activity could not be loaded</Trans>} />
  return <Loading />
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

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
