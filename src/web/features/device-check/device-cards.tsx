// What is found out about the device without asking its user for anything: storage, clock, browser.
import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore, type ReactNode } from 'react'

import { worstOf, type Finding } from '#web/offline/flight-check/flight-check.ts'
import { install, installOffers, isInstalled } from '#web/offline/install-prompt.ts'
import { Button } from '#web/ui/controls/button.tsx'

import { FindingText } from '../shell/finding-text.tsx'
import { CheckCard } from './check-card.tsx'
import { MOST_NEEDS, type BrowserReport } from './check-device.ts'
import type { Check } from './use-check.ts'

import styles from './device-check.module.css'

type FindingsCardProps = { title: ReactNode; about: ReactNode; check: Check<Finding[]> }

/** A check whose result is findings. */
export function FindingsCard({ title, about, check }: FindingsCardProps) {
  const { result, isRunning, start } = check
  return (
    <CheckCard
      title={title}
      about={about}
      level={result === undefined ? null : worstOf(result)}
      result={
        result !== undefined && (
          <div className={styles.texts}>
            {result.map((finding) => (
              <p key={finding.about}>
                <FindingText finding={finding} needs={MOST_NEEDS} />
              </p>
            ))}
          </div>
        )
      }
      isRunning={isRunning}
      onStart={() => void start()}
    />
  )
}

export function BrowserCard({ check }: { check: Check<BrowserReport> }) {
  const { result, isRunning, start } = check
  const offer = useSyncExternalStore(installOffers.subscribe, installOffers.current)
  return (
    <CheckCard
      title={<Trans>Browser and app</Trans>}
      about={<Trans>Whether the whole app works here, also without a network.</Trans>}
      level={result?.level ?? null}
      result={result !== undefined && <BrowserResult report={result} offer={offer} />}
      isRunning={isRunning}
      onStart={() => void start()}
      action={
        result !== undefined &&
        offer === 'browser' && (
          <Button variant="quiet" onClick={() => void install()}>
            <Trans>Install the app</Trans>
          </Button>
        )
      }
    />
  )
}

type BrowserResultProps = {
  report: BrowserReport
  offer: ReturnType<typeof installOffers.current>
}

function BrowserResult({ report: { state, app }, offer }: BrowserResultProps) {
  return (
    <div className={styles.texts}>
      <p>
        {state === 'current' && <Trans>This browser has everything that the app needs.</Trans>}
        {state === 'no-recording' && (
          <Trans>
            This browser cannot record video. Everything else works; use another browser or phone
            for recorded answers.
          </Trans>
        )}
        {state === 'old' && (
          <Trans>This browser is too old for the app. Update it, or use another one.</Trans>
        )}
      </p>
      {state !== 'old' && (
        <p>
          <FindingText finding={app} needs={MOST_NEEDS} />
        </p>
      )}
      <p>
        <InstallText offer={offer} />
      </p>
    </div>
  )
}

function InstallText({ offer }: Pick<BrowserResultProps, 'offer'>) {
  if (isInstalled()) return <Trans>The app is installed on this device.</Trans>
  switch (offer) {
    case 'browser':
      return <Trans>You can install the app here. You do not have to.</Trans>
    case 'by-hand':
      return (
        <Trans>
          You can install the app: tap Share, then “Add to Home Screen”. You do not have to.
        </Trans>
      )
    case 'none':
      return (
        <Trans>
          The browser does not offer to install the app now. It works the same without that.
        </Trans>
      )
  }
}
