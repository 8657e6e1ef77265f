// One applicant beside the list that they were clicked in: who it is, where they stand, and what to decide next.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useEffect, useRef } from 'react'

import type { Scorecard } from '#contract/scorecards/scorecards.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { useStepTitle } from '#web/features/shell/step-title.ts'
import type { Followed } from '#web/features/staff-shell/follow/follow-applicants.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { SkeletonGroup, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { ScoreBar } from '#web/ui/staff/charts/score-bar.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { FollowedScorecard } from '../followed-scorecard.tsx'
import { KnockOutNote } from '../knock-out-note.tsx'
import { ListPosition } from '../list-position.tsx'
import { neighbourKey } from '../scorecard-keys.ts'
import { scorecardQuery } from '../scorecard-queries.ts'

import styles from './side-panel.module.css'

type Address = { page: number; id: number }
type Position = {
  position: number | null
  total: number
  previous: Address | null
  next: Address | null
}

export type SidePanelProps = {
  userSmartreqId: number
  scorecardHref: string
  follows: Followed
  /** Null while that is not known. */
  neighbours: Position | null
  onGo: (to: Address) => void
  onClose: () => void
  parts: Pick<ApplicationParts, 'Source'>
  Decision: ComponentType<{ scorecard: Scorecard }>
  /** The newest of what was written to the applicant. */
  LastMessage: ComponentType<{ userSmartreqId: number }>
}

/** The panel keeps the focus while it goes from applicant to applicant, so that its keys work at once. */
export function SidePanel(props: SidePanelProps) {
  const { userSmartreqId, neighbours, onGo, onClose } = props
  const { t } = useLingui()
  const scorecard = useQuery(scorecardQuery(userSmartreqId))
  const next = neighbours?.next ?? null
  // Fetched ahead, so that going through the list does not wait.
  useQueries({ queries: idsOf(next).map((id) => scorecardQuery(id)) })
  const article = usePanelFocus(userSmartreqId, scorecard.data)
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const rel = neighbourKey(event)
    const to = rel === 'next' ? next : neighbours?.previous
    if (rel !== null && to) onGo(to)
    if (event.key === 'Escape' && !isElsewhere(event)) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys do what its buttons do
    <article
      ref={article}
      tabIndex={-1}
      className={styles.panel}
      aria-label={t`Applicant beside the list`}
      onKeyDown={handleKey}
    >
      <PanelBar neighbours={neighbours} onGo={onGo} onClose={onClose} />
      {scorecard.data === undefined ? (
        <NotLoaded scorecard={scorecard} />
      ) : (
        <PanelContent key={userSmartreqId} {...props} scorecard={scorecard.data} />
      )}
    </article>
  )
}

function PanelBar({
  neighbours,
  onGo,
  onClose,
}: Pick<SidePanelProps, 'neighbours' | 'onGo' | 'onClose'>) {
  const { t } = useLingui()
  const { previous = null, next = null } = neighbours ?? {}
  return (
    <div className={styles.bar}>
      <IconButton
        label={t`Previous applicant`}
        icon={<ChevronLeft size={18} />}
        disabled={previous === null}
        onClick={() => previous !== null && onGo(previous)}
      />
      <IconButton
        label={t`Next applicant`}
        icon={<ChevronRight size={18} />}
        disabled={next === null}
        onClick={() => next !== null && onGo(next)}
      />
      <span className={styles.position}>
        {neighbours !== null && <ListPosition {...neighbours} />}
      </span>
      <IconButton
        className={styles.close}
        label={t`Close`}
        icon={<X size={18} />}
        onClick={onClose}
      />
    </div>
  )
}

type PanelContentProps = SidePanelProps & { scorecard: Scorecard }

function PanelContent(props: PanelContentProps) {
  const { scorecard, userSmartreqId, scorecardHref, parts, Decision, LastMessage } = props
  const { t } = useLingui()
  const stepTitle = useStepTitle()
  const { applicant, requisition } = scorecard
  const { Source } = parts
  const step =
    applicant.step_title === null
      ? null
      : stepTitle(applicant.step_title, applicant.step_standard_title)
  return (
    <>
      <FollowedScorecard userSmartreqId={userSmartreqId} follows={props.follows} />
      <header className={styles.head}>
        <h2 className={styles.name} aria-live="polite">
          {`${applicant.first_name} ${applicant.last_name}`}
        </h2>
        <p className={styles.facts}>
          <a href={`mailto:${applicant.email}`}>{applicant.email}</a>
          <span>{requisition.title}</span>
        </p>
        <ScoreBar label={t`Fit score`} score={applicant.score} />
        <KnockOutNote scorecard={scorecard} />
      </header>
      <Decision scorecard={scorecard} />
      <DefinitionList
        items={[
          { id: 'step', term: <Trans>Step</Trans>, value: step },
          {
            id: 'applied',
            term: <Trans>Applied</Trans>,
            value: <RelativeTime at={applicant.application_date} />,
          },
          {
            id: 'source',
            term: <Trans>Source</Trans>,
            value: <Source sourceType={applicant.source_type} name={applicant.source_name} />,
          },
          {
            id: 'message',
            term: <Trans>Last message</Trans>,
            value: <LastMessage userSmartreqId={userSmartreqId} />,
          },
        ]}
      />
      <AppLink className={linkButton({ variant: 'secondary' })} href={scorecardHref}>
        <Trans>Open the scorecard</Trans>
      </AppLink>
    </>
  )
}

function NotLoaded({ scorecard }: { scorecard: ReturnType<typeof useScorecard> }) {
  if (scorecard.error === null)
    return (
      <SkeletonGroup>
        <SkeletonText lines={8} />
      </SkeletonGroup>
    )
  return (
    <LoadProblem
      error={scorecard.error}
      title={<Trans>The applicant could not be loaded</Trans>}
      onRetry={() => void scorecard.refetch()}
      isRetrying={scorecard.isFetching}
      forbidden={<NotAuthorizedScreen homeHref="/hire" />}
      missing={
        <p>
          <Trans>There is no such applicant</Trans>
        </p>
      }
    />
  )
}

function idsOf(address: Address | null): number[] {
  return address === null ? [] : [address.id]
}

function useScorecard(userSmartreqId: number) {
  return useQuery(scorecardQuery(userSmartreqId))
}

/** Takes the focus for another applicant, and when a decision took away the button that had it. */
function usePanelFocus(userSmartreqId: number, scorecard: Scorecard | undefined) {
  const article = useRef<HTMLElement>(null)
  const last = useRef({ id: 0, state: '' })
  const { status, job_step_id: stepId, step_status: stepStatus } = scorecard?.applicant ?? {}
  const state = [status, stepId, stepStatus].join(' ')
  useEffect(() => {
    const { id, state: before } = last.current
    last.current = { id: userSmartreqId, state }
    const isLost = state !== before && document.activeElement === document.body
    if (id !== userSmartreqId) article.current?.focus()
    else if (isLost) article.current?.focus({ preventScroll: true })
  }, [userSmartreqId, state])
  return article
}

// Escape closes a dialog or a menu of the panel first.
function isElsewhere(event: KeyboardEvent<HTMLElement>): boolean {
  const isInner = event.target instanceof Element && event.target.closest('dialog, [role="menu"]')
  return event.defaultPrevented || Boolean(isInner)
}
