// What holds for all requisitions of the company: whether they are approved before they open.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'

import type { HiringSettings } from '#contract/settings/hiring-settings.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { notifyDone } from '#web/ui/notifications.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'

import { hiringSettingsQuery, saveHiringSettings } from './hiring-settings-queries.ts'
import { NotLoaded } from './not-loaded.tsx'
import { useSettingsErrorText } from './settings-error-text.ts'
import { WAITING_REQUISITIONS_HREF } from './settings-paths.ts'
import { useSaving } from './use-saving.ts'

import styles from './settings.module.css'

export function HiringSettingsScreen({ accountId }: { accountId: number }) {
  const settings = useQuery(hiringSettingsQuery(accountId))
  return (
    <>
      <PageHeader
        title={<Trans>Requisitions</Trans>}
        description={<Trans>What holds for all requisitions of your company.</Trans>}
      />
      {settings.data === undefined ? (
        <NotLoaded
          query={settings}
          title={<Trans>The settings could not be loaded</Trans>}
          skeleton={
            <SkeletonGroup>
              <Skeleton shape="block" height="10rem" />
            </SkeletonGroup>
          }
        />
      ) : (
        <SettingsForm
          key={String(settings.data.needs_approval)}
          accountId={accountId}
          settings={settings.data}
        />
      )}
    </>
  )
}

function SettingsForm({ accountId, settings }: { accountId: number; settings: HiringSettings }) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const saving = useSaving(saveHiringSettings, () => notifyDone(t`The settings are saved.`))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const needsApproval = new FormData(event.currentTarget).has('needs_approval')
    saving.mutate({ accountId, needsApproval })
  }
  return (
    <Card className={styles.formCard}>
      <form className={styles.form} onSubmit={submit}>
        {saving.isError && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        <Checkbox
          name="needs_approval"
          label={t`Requisitions are approved before they open`}
          hint={t`People whose role includes the company’s settings approve, and open their own at once. All others ask for approval, and those who approve get an email.`}
          defaultChecked={settings.needs_approval}
        />
        <Waiting count={settings.waiting_count} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
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
