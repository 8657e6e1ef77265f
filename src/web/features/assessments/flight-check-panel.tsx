// Before an activity that runs against time or records: what this device can do, line by line, and what to do about the
// rest. The candidate may start whatever it says.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'

import type { OfflineDatabase } from '#web/offline/database.ts'
import { askForMedia, browserProbes } from '#web/offline/flight-check/browser-probes.ts'
import {
  checkFlight,
  worstOf,
  type Finding,
  type FlightNeeds,
  type Level,
} from '#web/offline/flight-check/flight-check.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { FindingText } from '../shell/finding-text.tsx'
import { LevelPill } from '../shell/level-pill.tsx'

import styles from './flight-check-panel.module.css'

export function FlightCheckPanel({ needs, db }: { needs: FlightNeeds; db: OfflineDatabase }) {
  const check = useQuery({
    queryKey: ['flight-check', needs],
    queryFn: () => checkFlight(needs, browserProbes(db)),
    // What is wrong may be put right at any moment; without a network there is still much to find out.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
  const asking = useMutation({
    mutationFn: () => askForMedia(needs),
    networkMode: 'always',
    // Refused or allowed: the check says which.
    onSettled: () => check.refetch(),
  })
  const findings = check.data ?? []
  const mayAsk = findings.some((one) => one.about === 'media' && one.state === 'not-asked')
  return (
    <Card as="section" className={styles.panel} aria-labelledby="flight-check">
      <h2 id="flight-check" className={styles.title}>
        <Trans>Is this device ready?</Trans>
      </h2>
      <p role="status" className={styles.summary}>
        {check.isFetching ? (
          <Trans>Checking this device…</Trans>
        ) : (
          <Summary level={worstOf(findings)} />
        )}
      </p>
      <ul role="list" className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.about} className={styles.finding}>
            <LevelPill level={finding.level} />
            <FindingText finding={finding} needs={needs} />
          </li>
        ))}
      </ul>
      {findings.length > 0 && <WithoutNetwork findings={findings} needs={needs} />}
      <div className={styles.actions}>
        {mayAsk && (
          <Button isBusy={asking.isPending} onClick={() => asking.mutate()}>
            {needs.needsCamera ? (
              <Trans>Allow camera and microphone</Trans>
            ) : (
              <Trans>Allow the microphone</Trans>
            )}
          </Button>
        )}
        <Button isBusy={check.isFetching} onClick={() => void check.refetch()}>
          <Trans>Check again</Trans>
        </Button>
      </div>
      {needs.recordings > 0 && (
        <AppLink href="/test">
          <Trans>Try camera, microphone and connection first</Trans>
        </AppLink>
      )}
    </Card>
  )
}

function Summary({ level }: { level: Level }) {
  switch (level) {
    case 'ok':
      return <Trans>Everything is ready.</Trans>
    case 'warning':
      return <Trans>You can start. Read what needs care first.</Trans>
    case 'problem':
      return <Trans>Something will not work here. You can start all the same.</Trans>
  }
}

function WithoutNetwork({ findings, needs }: { findings: readonly Finding[]; needs: FlightNeeds }) {
  const hasWorker = findings.some(({ about, level }) => about === 'worker' && level === 'ok')
  return (
    <p className={styles.summary}>
      {needs.recordings > 0 ? (
        <Trans>
          Without a network, answering and recording go on, and what you did is sent later.
        </Trans>
      ) : (
        <Trans>Without a network, answering goes on, and what you did is sent later.</Trans>
      )}{' '}
      {needs.isTimed && <Trans>The time goes on, too.</Trans>}{' '}
      {!hasWorker && <Trans>Opening or reloading this page does not work without one yet.</Trans>}
    </p>
  )
}
