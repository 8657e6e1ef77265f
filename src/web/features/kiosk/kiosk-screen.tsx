// The first screen of a kiosk station: Welcome, or the form that makes this browser a station.
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { MonitorX } from 'lucide-react'
import { useEffect, useState } from 'react'

import { loadKioskMessages } from '#web/i18n/kiosk-catalog.ts'
import { keepLoadedCode } from '#web/offline/kiosk/keep-code.ts'
import { hasEnded } from '#web/offline/kiosk/queue.ts'
import type { StationFacts } from '#web/offline/kiosk/station-database.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { MAIN_ID } from '#web/ui/layout/skip-link.tsx'

import { EnrolForm } from './enrol-form.tsx'
import { prefetchExpected } from './offline-start.ts'
import { startSender } from './sender.ts'
import { stationDatabase } from './station-of-page.ts'
import { isStationElsewhere } from './station-page.ts'
import { report } from './station.ts'
import { useKioskDisplay } from './use-kiosk-display.ts'
import { useReports } from './use-reports.ts'
import { Welcome } from './welcome.tsx'

import styles from './kiosk.module.css'

export function KioskScreen() {
  const [exited, setExited] = useState(false)
  const heard = useReports()
  const facts = exited ? null : heard
  useSender(facts)
  useOwnCode(facts)
  useExpected(facts)
  useKioskDisplay(facts !== null && facts !== undefined)
  return (
    <main id={MAIN_ID} className={styles.screen}>
      <Content facts={facts} onExit={() => setExited(true)} />
    </main>
  )
}

type ContentProps = { facts: StationFacts | null | undefined; onExit: () => void }

function Content({ facts, onExit }: ContentProps) {
  if (isStationElsewhere()) return <Elsewhere />
  if (facts === undefined) return <KioskSkeleton />
  if (facts === null) return <EnrolForm />
  return <Welcome facts={facts} onExit={onExit} />
}

function useSender(facts: StationFacts | null | undefined): void {
  const isStation = facts !== null && facts !== undefined
  const isDue = useLiveQuery(() => hasEnded(stationDatabase()), [], false) && isStation
  useEffect(() => {
    return isDue ? startSender(() => void report()) : undefined
  }, [isDue])
}

// Once everything that this screen needs is loaded, in each language.
function useOwnCode(facts: StationFacts | null | undefined): void {
  const isStation = facts !== null && facts !== undefined
  useEffect(() => {
    if (isStation) void loadKioskMessages().then(keepLoadedCode)
  }, [isStation])
}

// With each report that arrived: codes are made at any time, and the network may go at any time.
function useExpected(facts: StationFacts | null | undefined): void {
  const heardAt = facts?.heardAt
  useEffect(() => {
    if (heardAt !== undefined) void prefetchExpected()
  }, [heardAt])
}

function Elsewhere() {
  return (
    <State headingLevel={1} icon={<MonitorX size={24} />} title={<Trans>Open elsewhere</Trans>}>
      <Trans>This station is open in another window of this browser. Close this one.</Trans>
    </State>
  )
}

function KioskSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.card}>
        <Skeleton shape="block" height="4rem" />
        <Skeleton shape="block" height="12rem" />
      </div>
    </SkeletonGroup>
  )
}
