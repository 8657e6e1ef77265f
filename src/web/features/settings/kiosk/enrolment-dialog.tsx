import { Trans } from '@lingui/react/macro'

import type { KioskEnrolment } from '#contract/kiosk/kiosk-stations.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'

import styles from './kiosk.module.css'

type EnrolmentDialogProps = { enrolment: KioskEnrolment; onClose: () => void }

/** The code that enrols a device, shown once. */
export function EnrolmentDialog({ enrolment, onClose }: EnrolmentDialogProps) {
  const { time } = useFormatter()
  const until = time(enrolment.expires_at)
  const address = `${globalThis.location.host}/kiosk`
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Enrol the device</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          On the device, open <strong>{address}</strong> and enter this code. It works once, until{' '}
          {until}.
        </Trans>
      </p>
      <p className={styles.code}>{enrolment.code}</p>
    </Dialog>
  )
}
