// Before an activity that runs against time or records: what this device can do, line by line, and what to do about the
// rest. The candidate may start whatever it says.
import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { OfflineDatabase } from '#web/offline/database.ts'
import { askForMedia, browserProbes } from '#web/offline/flight-check/browser-probes.ts'
import {
  checkFlight,
  worstOf,
  type Finding,
  type FlightNeeds,
} from '#web/offline/flight-check/flight-check.ts'
import { playTestTone } from '#web/offline/flight-check/local-probes.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { FindingText } from '../shell/finding-text.tsx'
import { LevelPill } from '../shell/level-pill.tsx'

import styles from './flight-check-panel.module.css'

type PanelProps = { needs: FlightNeeds; db: OfflineDatabase }

/** One line while everything passes; it opens where something does not, and for a candidate who asks. */
export function FlightCheckPanel({ needs, db }: PanelProps) {
  const check = useFlightCheck(needs, db)
  const findings = check.data ?? []
  const passes = findings.length > 0 && worstOf(findings) === 'ok'
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? (findings.length > 0 && !passes)
  const id = useId()
  return (
    <Card as="section" className={styles.panel} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Trans>Is this device ready?</Trans>
        </h2>
        <p role="status" className={styles.summary}>
          {check.isFetching && <Trans>Checking this device…</Trans>}
          {!check.isFetching && (passes ? <LevelPill level="ok" /> : <Summary {...{ findings }} />)}
        </p>
        {findings.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            onClick={() => setChosen(!isOpen)}
          >
            <Trans>Details</Trans>
          </Button>
        )}
      </div>
      <div id={`${id}-details`} className={styles.panel} hidden={!isOpen}>
        <ul role="list" className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding.about} className={styles.finding}>
              <LevelPill level={finding.level} />
              <FindingText finding={finding} needs={needs} />
            </li>
          ))}
        </ul>
        <WithoutNetwork findings={findings} needs={needs} />
        <Actions {...{ needs, findings, check }} />
      </div>
    </Card>
  )
}

type Check = Pick<UseQueryResult<Finding[] | undefined>, 'data' | 'isFetching' | 'refetch'>

function useFlightCheck(needs: FlightNeeds, db: OfflineDatabase): Check {
  return useQuery({
    queryKey: ['flight-check', needs],
    queryFn: () => checkFlight(needs, browserProbes(db)),
    // What is wrong may be put right at any moment; without a network there is still much to find out.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  })
}

type ActionsProps = { needs: FlightNeeds; findings: readonly Finding[]; check: Check }

/** Asks the browser for what is missing, and checks again. */
function Actions({ needs, findings, check }: ActionsProps) {
  const asking = useMutation({
    mutationFn: () => askForMedia(needs),
    networkMode: 'always',
    // Refused or allowed: the check says which.
    onSettled: () => check.refetch(),
  })
  const tone = useMutation({ mutationFn: playTestTone, networkMode: 'always' })
  const mayAsk = findings.some((one) => one.about === 'media' && one.state === 'not-asked')
  return (
    <>
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
        {needs.needsSound && (
          <Button isBusy={tone.isPending} onClick={() => tone.mutate()}>
            <Trans>Play a test sound</Trans>
          </Button>
        )}
        <Button isBusy={check.isFetching} onClick={() => void check.refetch()}>
          <Trans>Check again</Trans>
        </Button>
      </div>
      {needs.needsSound && (
        <p role="status" className={styles.summary}>
          {tone.isError && <Trans>The sound could not be played. Check your loudspeaker.</Trans>}
          {tone.isSuccess && <Trans>If you heard nothing, turn up the volume and try again.</Trans>}
        </p>
      )}
      {needs.recordings > 0 && (
        <AppLink href="/test">
          <Trans>Try camera, microphone and connection first</Trans>
        </AppLink>
      )}
    </>
  )
}

function Summary({ findings }: { findings: readonly Finding[] }) {
  return worstOf(findings) === 'problem' ? (
    <Trans>Something will not work here. You can start all the same.</Trans>
  ) : (
    <Trans>You can start. Read what needs care first.</Trans>
  )
}

function WithoutNetwork({ findings, needs }: { findings: readonly Finding[]; needs: FlightNeeds }) {
  const hasWorker = findings.some(({ about, level }) => about === 'worker' && level === 'ok')
  return (
    <p className={styles.summary}>
      {needs.recordings > 0 ? (
        <Trans>
          You can keep answering and recording without a network. Your answers are sent later.
        </Trans>
      ) : (
        <Trans>You can keep answering without a network. Your answers are sent later.</Trans>
      )}{' '}
      {needs.isTimed && <Trans>The clock keeps running.</Trans>}{' '}
      {!hasWorker && <Trans>Opening or reloading this page does not work without one yet.</Trans>}
    </p>
  )
}
