// When an interview takes place, as staff set it: the start, the zone, what that is for everyone, and who is free.
import { Trans, useLingui } from '@lingui/react/macro'

import { sequenceMinutes } from '#contract/interviews/interview-parts.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { fullDateTime, knownZones, ownZone, timeOfDay, zoneName } from '#web/i18n/zoned-time.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'

import type { Arrangement } from '../use-arrangement.ts'
import { wallOf } from '../wall-time.ts'
import { DayTimes } from './day-times.tsx'
import type { useSetTime } from './use-set-time.ts'

import styles from './set-time.module.css'

type TimeFieldsProps = {
  form: Arrangement
  setTime: ReturnType<typeof useSetTime>
  /** Where the candidate last booked a time; null where that is not known. */
  candidateZone: string | null
  isTried: boolean
  problemOf: (name: string) => string | undefined
}

export function TimeFields({ form, setTime, candidateZone, isTried, problemOf }: TimeFieldsProps) {
  const { t } = useLingui()
  const { zone, startsAt, meeting } = form
  const missing = t`Choose a date and a time.`
  return (
    <>
      <div className={styles.fields}>
        <DateField
          hasTime
          label={t`Date and time`}
          name="starts_at"
          required
          value={form.wall}
          error={isTried && startsAt === null ? missing : problemOf('starts_at')}
          onChange={({ target }) => form.setWall(target.value)}
        />
        <SelectField
          label={t`Time zone`}
          name="zone"
          value={zone}
          options={useZoneOptions(zone)}
          onChange={({ target }) => form.setZone(target.value)}
        />
      </div>
      {startsAt !== null && <TimeForEveryone form={form} candidateZone={candidateZone} />}
      {setTime.outside.length > 0 && <OutsideHours interviewers={setTime.outside} />}
      {form.ids.length > 0 && (
        <DayTimes
          {...{ zone, meeting, startsAt }}
          day={setTime.day}
          times={setTime.times}
          onDay={setTime.setDay}
          onChoose={(at) => form.setWall(wallOf(at, zone))}
        />
      )}
    </>
  )
}

/** Names outside whose hours for interviews the time is; it can be set all the same. */
function OutsideHours({ interviewers }: { interviewers: TimeFieldsProps['setTime']['outside'] }) {
  const { t } = useLingui()
  const { list } = useFormatter()
  const names = list(interviewers.map((one) => one.full_name ?? t`Former colleague`))
  return (
    <Banner tone="warning" isLive>
      <Trans>This time is outside the interview hours of {names}.</Trans>
    </Banner>
  )
}

// By city, with how far each is from UTC now.
function useZoneOptions(chosen: string) {
  const { locale } = useFormatter()
  const options = knownZones(chosen).map((one) => ({
    value: one,
    label: zoneName(one, { locale }),
  }))
  return options.toSorted((one, other) => one.label.localeCompare(other.label, locale))
}

type TimeForEveryoneProps = Pick<TimeFieldsProps, 'form' | 'candidateZone'>

const MINUTE_MS = 60_000

/** When it ends, and what the clocks of the user and of the candidate say, where those are others. */
function TimeForEveryone({ form, candidateZone }: TimeForEveryoneProps) {
  const { locale } = useFormatter()
  const { startsAt, zone, meeting, ids } = form
  if (startsAt === null) return null
  const minutes = meeting.isSequence ? sequenceMinutes(ids.length, meeting) : meeting.minutes
  const endsAt = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString()
  const end = timeOfDay(endsAt, { zone, locale })
  const inZone = (other: string) =>
    `${fullDateTime(startsAt, { zone: other, locale })}, ${zoneName(other, { at: startsAt, locale })}`
  const own = inZone(ownZone())
  const theirs = inZone(candidateZone ?? zone)
  return (
    <div className={styles.words} role="status">
      <p>
        <Trans>Ends at {end}</Trans>
      </p>
      {ownZone() !== zone && (
        <p>
          <Trans>For you: {own}</Trans>
        </p>
      )}
      <p>
        <Trans>For the candidate: {theirs}</Trans>
      </p>
    </div>
  )
}
