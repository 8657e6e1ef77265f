import { Trans, useLingui } from '@lingui/react/macro'

import {
  ACCOUNT_PREFERENCES,
  isPreferenceName,
  type PreferenceName,
} from '#contract/settings/account-preferences.ts'
import type { CompanyDetails } from '#contract/settings/company-details.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { PREFERENCE_LABELS } from './details-labels.ts'

import styles from '../settings.module.css'

const PREFERENCE = '/account/v1/account-preferences/account/{account_id}/{keyname}/'

type Switch = { keyname: PreferenceName; isOn: boolean }

type ProviderPreferencesProps = Pick<CompanyDetails, 'account_id' | 'preferences'> & {
  /** Provider admins set them; staff of the company see them. */
  isProvider: boolean
}

/** The switches that a company sees, and only the provider sets. */
export function ProviderPreferences(props: ProviderPreferencesProps) {
  const { account_id: accountId, preferences, isProvider } = props
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const { saving, turn } = useSwitching(accountId)
  const items = preferences.flatMap(({ keyname, value }) => {
    if (!isPreferenceName(keyname) || ACCOUNT_PREFERENCES[keyname].setBy !== 'provider') return []
    const one = { keyname, isOn: value === '1' }
    const shown = isProvider ? <Turn {...one} onTurn={turn} /> : <Switched isOn={one.isOn} />
    return [{ id: keyname, term: i18n._(PREFERENCE_LABELS[keyname]), value: shown }]
  })
  return (
    <Card as="section" className={classNames(styles.form, styles.formCard)}>
      <CardTitle level={2}>
        <Trans>Fairlead sets this</Trans>
      </CardTitle>
      <p className={styles.hint}>
        {isProvider ? (
          <Trans>Only provider admins can change this. Staff of the company see it.</Trans>
        ) : (
          <Trans>To change this, write to your contact at Fairlead.</Trans>
        )}
      </p>
      {saving.isError && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <DefinitionList items={items} />
    </Card>
  )
}

function useSwitching(accountId: number) {
  const { i18n, t } = useLingui()
  const saving = useEndpoint(
    { method: 'put', path: PREFERENCE },
    {
      // The frame shows the logo by them.
      invalidates: ['company'],
      onDone: ({ data: { keyname, value } }) => {
        if (!isPreferenceName(keyname)) return
        const name = i18n._(PREFERENCE_LABELS[keyname])
        notifyDone(value === '1' ? t`“${name}” is switched on.` : t`“${name}” is switched off.`)
      },
    },
  )
  const turn = ({ keyname, isOn }: Switch) =>
    saving.mutate({ path: { account_id: accountId, keyname }, body: { value: isOn ? '1' : '0' } })
  return { saving, turn }
}

function Turn({ keyname, isOn, onTurn }: Switch & { onTurn: (to: Switch) => void }) {
  const { i18n, t } = useLingui()
  const name = i18n._(PREFERENCE_LABELS[keyname])
  return (
    <span className={styles.actions}>
      <Switched isOn={isOn} />
      <Button
        size="small"
        aria-label={isOn ? t`Switch off: ${name}` : t`Switch on: ${name}`}
        onClick={() => onTurn({ keyname, isOn: !isOn })}
      >
        {isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
      </Button>
    </span>
  )
}

function Switched({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <StatusPill tone="green">
      <Trans>Switched on</Trans>
    </StatusPill>
  ) : (
    <StatusPill>
      <Trans>Switched off</Trans>
    </StatusPill>
  )
}
