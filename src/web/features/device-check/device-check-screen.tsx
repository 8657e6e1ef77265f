// Whether this device can do what applications ask for: one card for each check. Stores nothing and sends nothing but what
// measures the connection.
import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#web/ui/controls/button.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { checkBrowser, checkClock, checkStorage } from './check-device.ts'
import { ConnectionCard } from './connection-card.tsx'
import { BrowserCard, FindingsCard } from './device-cards.tsx'
import { CameraCard, MicrophoneCard } from './media-card.tsx'
import { useCheck } from './use-check.ts'
import { useConnection } from './use-connection.ts'
import { useIsHere } from './use-is-here.ts'
import { useMediaDevice } from './use-media-device.ts'

import styles from './device-check.module.css'

export function DeviceCheckScreen() {
  const { t } = useLingui()
  const camera = useMediaDevice('camera')
  const microphone = useMediaDevice('microphone')
  const storage = useCheck(checkStorage)
  const clock = useCheck(checkClock)
  const browser = useCheck(checkBrowser)
  const connection = useConnection()
  const isHere = useIsHere()
  const startNetwork = async () => {
    // The clock first: what measures the connection would delay its answer.
    await clock.start()
    if (isHere()) connection.start()
  }
  const startMedia = async () => {
    // One question of the browser after the other.
    await camera.start()
    if (isHere()) await microphone.start()
  }
  const startAll = () => {
    void storage.start()
    void browser.start()
    void startNetwork()
    void startMedia()
  }
  const isRunning =
    [storage, clock, browser].some((check) => check.isRunning) ||
    [camera, microphone].some(({ state }) => state.step === 'asking') ||
    connection.state.step === 'running'
  return (
    <>
      <PageHeader
        title={t`Check your device`}
        description={t`See before you begin whether this device is ready for an application. Nothing is recorded or stored.`}
        actions={
          <Button variant="primary" isBusy={isRunning} onClick={startAll}>
            <Trans>Check everything</Trans>
          </Button>
        }
      />
      <div className={styles.checks}>
        <CameraCard camera={camera} />
        <MicrophoneCard microphone={microphone} />
        <ConnectionCard connection={connection} />
        <FindingsCard
          title={<Trans>Storage</Trans>}
          about={<Trans>Your answers are saved on this device before they are sent.</Trans>}
          check={storage}
        />
        <FindingsCard
          title={<Trans>Clock</Trans>}
          about={<Trans>Compares the clock of this device with the server’s.</Trans>}
          check={clock}
        />
        <BrowserCard check={browser} />
      </div>
    </>
  )
}
