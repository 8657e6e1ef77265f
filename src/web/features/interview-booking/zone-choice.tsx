import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { knownZones, zoneName } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

import styles from './interview-booking.module.css'

/** In which time zone all times are shown. */
export function ZoneChoice({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { locale } = useFormatter()
  const name = zoneName(zone, { locale })
  if (!isOpen)
    return (
      <p className={styles.zone}>
        <span>
          <Trans>
            Times in your time zone: <strong>{name}</strong>
          </Trans>
        </span>
        <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
          <Trans>Change the time zone</Trans>
        </Button>
      </p>
    )
  return (
    <SelectField
      label={t`Time zone`}
      name="zone"
      value={zone}
      options={knownZones(zone).map((one) => ({ value: one, label: one.replaceAll('_', ' ') }))}
      onChange={({ target }) => {
        onChange(target.value)
        setIsOpen(false)
      }}
    />
  )
}
