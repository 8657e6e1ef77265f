// Rules for all requisitions of the company: approval before they open, and the contact for candidates.
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { ACCOMMODATIONS } from '#contract/requisitions/requisitions-rules.ts'
import type { HiringSettings } from '#contract/settings/hiring-settings.ts'
import { useData } from '#web/api/use-data.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { useCommandForm } from '#web/features/staff-shell/use-command-form.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

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
      <SettingsForm
        key={`${data.needs_approval} ${data.candidate_contact}`}
        accountId={accountId}
        settings={data}
      />
    </>
  )
}

function SettingsForm({ accountId, settings }: { accountId: number; settings: HiringSettings }) {
  const { t } = useLingui()
  const { form, problem, problemOf, isBusy } = useCommandForm({
    method: 'put',
    endpoint: SETTINGS,
    path: { account_id: accountId },
    bodyIn: (fields) => ({
      needs_approval: fields.has('needs_approval'),
      candidate_contact: textOf(fields, 'candidate_contact'),
    }),
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
        <LimitedTextField
          name="candidate_contact"
          label={t`Contact for candidates`}
          hint={t`Candidates see it with their application: a shared email address or phone number, or a name. A requisition can have its own.`}
          isOptional
          maxLength={ACCOMMODATIONS.contact}
          defaultValue={settings.candidate_contact}
          error={problemOf('candidate_contact')}
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
