// Starts with a QR code instead of a typed one, where the browser can read them.
import { Trans } from '@lingui/react/macro'
import { ScanQrCode } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import { canScan, scanCode } from './scan-code.ts'

import styles from './kiosk.module.css'

type ScanProps = { isDisabled: boolean; onCode: (code: string) => void }

export function ScanButton({ isDisabled, onCode }: ScanProps) {
  const [isScanning, setIsScanning] = useState(false)
  if (!canScan()) return null
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        isBlock
        icon={<ScanQrCode size={20} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => setIsScanning(true)}
      >
        <Trans>Scan your QR code</Trans>
      </Button>
      {isScanning && (
        <Scanner
          onClose={() => setIsScanning(false)}
          onCode={(code) => {
            setIsScanning(false)
            onCode(code)
          }}
        />
      )}
    </>
  )
}

function Scanner({ onClose, onCode }: { onClose: () => void; onCode: (code: string) => void }) {
  const camera = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    const video = camera.current
    if (video === null) return undefined
    const ending = new AbortController()
    const { signal } = ending
    scanCode(video, signal).then(
      (code) => found(code),
      () => {
        if (!signal.aborted) setHasFailed(true)
      },
    )
    return () => ending.abort()
  }, [])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Scan your QR code</Trans>}
      actions={
        <Button variant="secondary" size="large" onClick={onClose} data-first-focus>
          <Trans>Type the code instead</Trans>
        </Button>
      }
    >
      {hasFailed ? (
        <Banner tone="danger" isLive>
          <Trans>The camera of this station cannot be used. Type your code instead.</Trans>
        </Banner>
      ) : (
        <p>
          <Trans>Hold it in front of the camera.</Trans>
        </p>
      )}
      <video ref={camera} className={styles.camera} hidden={hasFailed} muted playsInline />
    </Dialog>
  )
}
