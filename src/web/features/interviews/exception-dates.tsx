// Dates on which the hours of the week do not hold.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { AvailabilityException } from '#contract/interviews/interviewer-availability.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

import { HoursOfDay } from './weekly-hours.tsx'

import styles from './interviews.module.css'

type ExceptionDatesProps = {
  exceptions: AvailabilityException[]
  onChange: (exceptions: AvailabilityException[]) => void
}

export function ExceptionDates({ exceptions, onChange }: ExceptionDatesProps) {
  const { t } = useLingui()
  const format = useFormatter()
  const [date, setDate] = useState('')
  const isNew = date !== '' && exceptions.every((one) => one.date !== date)
  const add = () => {
    const all = [...exceptions, { date, hours: [] }]
    onChange(all.toSorted((one, other) => one.date.localeCompare(other.date)))
    setDate('')
  }
  return (
    <fieldset className={styles.form}>
      <legend>
        <Trans>Dates that differ</Trans>
      </legend>
      {exceptions.map((one) => {
        const name = format.date(one.date)
        const rest = exceptions.filter((other) => other.date !== one.date)
        const replace = (hours: AvailabilityException['hours']) =>
          onChange(exceptions.map((other) => (other === one ? { ...one, hours } : other)))
        return (
          <div key={one.date}>
            <HoursOfDay name={name} hours={one.hours} onChange={replace} />
            <Button
              size="small"
              variant="quiet"
              aria-label={t`Remove this date: ${name}`}
              onClick={() => onChange(rest)}
            >
              <Trans>Remove this date</Trans>
            </Button>
          </div>
        )
      })}
      <div className={styles.range}>
        <DateField
          label={t`Date`}
          name="exception_date"
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Button size="small" disabled={!isNew} onClick={add}>
          <Trans>Add date</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
