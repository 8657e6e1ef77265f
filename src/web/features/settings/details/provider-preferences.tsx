import { Trans, useLingui } from '@lingui/react/macro'

import { ACCOUNT_PREFERENCES, isPreferenceName } from '#contract/settings/account-preferences.ts'
import type { CompanyDetails } from '#contract/settings/company-details.ts'
import { classNames } from '#web/ui/class-names.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { PREFERENCE_LABELS } from './details-labels.ts'

import styles from '../settings.module.css'

/** The switches that a company sees, and only the provider sets. */
export function ProviderPreferences({ preferences }: Pick<CompanyDetails, 'preferences'>) {
  const { i18n } = useLingui()
  const items = preferences.flatMap(({ keyname, value }) => {
    if (!isPreferenceName(keyname) || ACCOUNT_PREFERENCES[keyname].setBy !== 'provider') return []
    const term = i18n._(PREFERENCE_LABELS[keyname])
    return [{ id: keyname, term, value: <Switched isOn={value === '1'} /> }]
  })
  return (
    <Card as="section" className={classNames(styles.form, styles.formCard)}>
      <CardTitle level={2}>
        <Trans>Fairlead sets this</Trans>
      </CardTitle>
      <p className={styles.hint}>
        <Trans>To change this, write to your contact at Fairlead.</Trans>
      </p>
      <DefinitionList items={items} />
    </Card>
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
