import { useState } from 'react'

import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { type DateRange, DateRangeField } from '#web/ui/staff/form/date/date-range-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { Specimen } from './specimen.tsx'

import styles from './styleguide.module.css'

/** Fields for days, times and numbers. */
export function DateSpecimens() {
  const [day, setDay] = useState('2027-01-11')
  const [time, setTime] = useState('')
  const [seats, setSeats] = useState('12')
  const [range, setRange] = useState<DateRange>({ from: '2027-01-04', to: '' })
  return (
    <Specimen name="DateField, DateRangeField, NumberField">
      <div className={styles.columns}>
        <DateField
          label="First day of work"
          min="2027-01-04"
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
        <DateField
          label="Send at"
          hasTime
          isOptional
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <DateRangeField
          legend="Applied"
          labels={{ from: 'Applied from', to: 'Applied until' }}
          value={range}
          onChange={setRange}
        />
        <NumberField
          label="Seats"
          min={1}
          max={100}
          value={seats}
          onChange={({ target }) => setSeats(target.value)}
        />
      </div>
    </Specimen>
  )
}
