// The link that people apply with, as text, as a QR code, and in a message to send on.
import { Trans, useLingui } from '@lingui/react/macro'

import type { RequisitionDetail } from '#contract/requisitions/requisitions.ts'
import { cityAndState } from '#web/features/shell/city-and-state.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { QrCode } from '#web/ui/media/qr-code.tsx'

import { CopyButton } from './copy-button.tsx'

import styles from './setup.module.css'

// Where people apply for the position.
function applyLink(uuid: string): string {
  return `${globalThis.location.origin}/login/applicant/${uuid}`
}

export function ShareCard({ requisition }: { requisition: RequisitionDetail }) {
  const { t } = useLingui()
  const { uuid, title } = requisition
  const link = applyLink(uuid)
  const place = cityAndState(requisition)
  const message =
    place === ''
      ? t`We are hiring: ${title}. Apply here: ${link}`
      : t`We are hiring: ${title}, ${place}. Apply here: ${link}`
  return (
    <Card>
      <div className={styles.complete}>
        <div className={styles.stack}>
          <CardTitle level={2}>
            <Trans>Share</Trans>
          </CardTitle>
          <TextField label={t`Link to apply`} value={link} readOnly />
          <CopyButton text={link} label={t`Copy the link`} />
          <TextArea label={t`Message to send`} value={message} rows={3} readOnly />
          <CopyButton text={message} label={t`Copy the message`} />
        </div>
        <QrCode text={link} label={t`QR code of the link to apply`} />
      </div>
    </Card>
  )
}
