import { Button } from '#web/ui/controls/button.tsx'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { Badge, StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingOverlay } from '#web/ui/feedback/loading-overlay.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { ProgressRing } from '#web/ui/feedback/progress-ring.tsx'
import { SaveBadge } from '#web/ui/feedback/save-badge.tsx'
import { Skeleton, SkeletonGroup, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TimeRing } from '#web/ui/feedback/time-ring.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { Specimen } from './specimen.tsx'
import { sample } from './styleguide-samples.ts'

import styles from './styleguide.module.css'

const tones = ['neutral', 'accent', 'blue', 'green', 'amber', 'red'] as const

/** What says how things stand. */
export function StatusSpecimens() {
  return (
    <>
      <Specimen name="Badge, StatusPill">
        <div className={styles.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className={styles.row}>
          {tones.map((tone) => (
            <StatusPill key={tone} tone={tone}>
              {tone}
            </StatusPill>
          ))}
        </div>
      </Specimen>
      <Specimen name="SaveBadge">
        <div className={styles.row}>
          <SaveBadge state="saving" />
          <SaveBadge state="saved" />
          <SaveBadge state="saved-on-device" waitingCount={3} />
          <SaveBadge state="offline" waitingCount={1} />
          <SaveBadge state="refused" />
          <SaveBadge state="uncorrected" />
        </div>
      </Specimen>
      <Specimen name="ProgressBar">
        <div className={styles.columns}>
          <ProgressBar label="Personality" value={12} max={30} valueText="12 / 30" />
          <ProgressBar label="Personality" value={30} max={30} valueText="30 / 30" />
          <ProgressBar label="Upload" isLabelHidden value={64} />
        </div>
      </Specimen>
      <Specimen name="ProgressRing, TimeRing">
        <div className={styles.row}>
          {[0, 8, 45, 99.6, 100].map((percent) => (
            <ProgressRing key={percent} percent={percent} label={sample.company} />
          ))}
          <ProgressRing percent={72} label={sample.company} size={88} />
          <TimeRing secondsLeft={1470} totalSeconds={1800} />
          <TimeRing secondsLeft={95} totalSeconds={1800} />
          <TimeRing secondsLeft={4210} totalSeconds={7200} size={80} />
        </div>
      </Specimen>
      <Specimen name="Banner">
        <div className={styles.stack}>
          <Banner tone="info" title="Scores are being recalculated">
            The list shows the old scores until it is done.
          </Banner>
          <Banner tone="success" onDismiss={() => undefined}>
            {sample.paragraph}
          </Banner>
          <Banner
            tone="warning"
            title="You are offline"
            action={<Button size="small">Try again</Button>}
          >
            {sample.paragraph}
          </Banner>
          <Banner tone="danger">{sample.error}</Banner>
        </div>
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure summary={sample.hint}>{sample.paragraph}</Disclosure>
      </Specimen>
      <StateSpecimens />
    </>
  )
}

function StateSpecimens() {
  return (
    <>
      <Specimen name="Skeleton">
        <Card>
          <SkeletonGroup>
            <div className={styles.row}>
              <Skeleton shape="circle" width="3rem" height="3rem" />
              <Skeleton shape="block" width="9rem" height="1.25rem" />
            </div>
            <SkeletonText lines={3} />
          </SkeletonGroup>
        </Card>
      </Specimen>
      <Specimen name="EmptyState, ErrorState, OfflineState">
        <div className={styles.columns}>
          <Card padding="flush">
            <EmptyState
              headingLevel={3}
              title="No requisitions yet"
              action={<Button variant="primary">New requisition</Button>}
            >
              A requisition collects the applicants for one job.
            </EmptyState>
          </Card>
          <Card padding="flush">
            <ErrorState
              headingLevel={3}
              title="We could not load the applicants"
              kept="Nothing was changed."
              advice="Try again in a moment."
              onRetry={() => undefined}
            />
          </Card>
          <Card padding="flush">
            <OfflineState headingLevel={3} />
          </Card>
        </div>
      </Specimen>
      <Specimen name="LoadingOverlay">
        <div className={styles.overlayStage}>
          <LoadingOverlay isContained />
        </div>
      </Specimen>
    </>
  )
}
