// Makes a code with which this applicant takes their assessments at a kiosk station.
import { Trans, useLingui } from '@lingui/react/macro'

import { api, unwrap } from '#web/api/client.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { type CommandHeader, useCommand } from '#web/features/shell/use-command.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { QrCode } from '#web/ui/media/qr-code.tsx'

import styles from './scorecards.module.css'

/** For users who manage the applicant. */
export function KioskCodeCard({ userSmartreqId }: { userSmartreqId: number }) {
  const { t } = useLingui()
  const { dateTime } = useFormatter()
  const errorText = useErrorText()
  // Nothing that was read shows it.
  const making = useCommand(makeCode, { invalidates: ['kiosk-codes', userSmartreqId] })
  const until = making.data === undefined ? '' : dateTime(making.data.expires_at)
  return (
    <Card as="section" className={styles.kioskCard}>
      <h2 className={styles.cardTitle}>
        <Trans>Kiosk code</Trans>
      </h2>
      {making.isError && (
        <Banner tone="danger" isLive>
          {errorText(making.error)}
        </Banner>
      )}
      <div role="status">
        {making.data !== undefined && (
          <>
            <p className={styles.kioskCode}>{making.data.code}</p>
            <QrCode text={making.data.code} label={t`The code as a QR code`} />
            <p className={styles.explanation}>
              <Trans>
                Give it to the applicant. It opens their assessments at your kiosk stations until{' '}
                {until}, and is not shown again.
              </Trans>
            </p>
          </>
        )}
      </div>
      {making.data === undefined && (
        <p className={styles.explanation}>
          <Trans>
            With this code, the applicant can start at a kiosk station without signing in.
          </Trans>
        </p>
      )}
      <div>
        <Button
          size="small"
          isBusy={making.isPending}
          onClick={() => making.mutate({ userSmartreqId })}
        >
          {making.data === undefined ? (
            <Trans>Make a code</Trans>
          ) : (
            <Trans>Make another code</Trans>
          )}
        </Button>
      </div>
    </Card>
  )
}

async function makeCode({ userSmartreqId }: { userSmartreqId: number }, header: CommandHeader) {
  const path = { user_smartreq_id: userSmartreqId }
  const url = '/smartreq/v1/user-smartreq/{user_smartreq_id}/kiosk-codes/'
  return (await unwrap(api.POST(url, { params: { path, header } }))).data
}
