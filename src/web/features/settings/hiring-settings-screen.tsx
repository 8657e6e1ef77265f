// What holds for all requisitions of the company: whether they are approved before they open.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { HiringSettings } from '#contract/settings/hiring-settings.ts'
import { useData } from '#web/api/use-data.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { WAITING_REQUISITIONS_HREF } from './settings-paths.ts'

import styles from './settings.module.css'

const SETTINGS = '/account/v1/hiring-settings/account/{account_id}/'

export function HiringSettingsScreen({ accountId }: { accountId: number }) {
  const { data } = useData(SETTINGS, { path: { account_id: accountId } })
  return (
    <>
      <PageHeader
        title={<Trans>Requisitions</Trans>}
        description={<Trans>Settings for all requisitions of your company.</Trans>}
      />
      <SettingsForm key={String(data.needs_approval)} accountId={accountId} settings={data} />
    </>
  )
}

function SettingsForm({ accountId, settings }: { accountId: number; settings: HiringSettings }) {
  const { t } = useLingui()
  const { form, problem, isBusy } = useCommandForm({
    method: 'put',
    endpoint: SETTINGS,
    path: { account_id: accountId },
    bodyIn: (data) => ({ needs_approval: data.has('needs_approval') }),
    onDone: () => notifyDone(t`The settings are saved.`),
  })
  return (
    <Card className={styles.formCard}>
      <form className={styles.form} {...form}>
        {problem}
        <Checkbox
          name="needs_approval"
          label={t`Requisitions are approved before they open`}
          hint={t`People whose role includes the company’s settings approve, and open their own at once. All others ask for approval, and those who approve get an email.`}
          defaultChecked={settings.needs_approval}
        />
        <Waiting count={settings.waiting_count} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className={styles.hint}>
      <AppLink href={WAITING_REQUISITIONS_HREF}>
        <Plural
          value={count}
          one="# requisition is waiting for approval"
          other="# requisitions are waiting for approval"
        />
      </AppLink>
    </p>
  )
}
