import { Trans, useLingui } from '@lingui/react/macro'

import { useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { jobPath } from '../setup-data.ts'

import styles from '../setup.module.css'

const PROFILE = '/job/v1/profile/{job_id}/'
const MEASUREMENT = { method: 'patch', path: '/job/v1/profile/{job_id}/measurement/' } as const

/** Whether the people in the role are asked how satisfied they are; sent only when it differs from what is stored. */
export function SatisfactionInvitation({ jobId }: { jobId: number }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data: profile } = useDataToEdit(PROFILE, jobPath(jobId))
  const saving = useEndpoint(MEASUREMENT, { onDone: () => notifyDone(t`The setting is saved.`) })
  const stored = profile.send_satisfaction_invitation
  const shown = saving.isPending ? saving.variables.body.send_satisfaction_invitation : stored
  const change = (isSent: boolean) => {
    if (isSent === stored || saving.isPending) return
    saving.mutate({ ...jobPath(jobId), body: { send_satisfaction_invitation: isSent } })
  }
  return (
    <Card as="section" className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Satisfaction</Trans>
      </CardTitle>
      {saving.isError && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <Checkbox
        label={t`Invite the people in this role to say how satisfied they are`}
        checked={shown}
        onChange={({ target }) => change(target.checked)}
      />
    </Card>
  )
}
