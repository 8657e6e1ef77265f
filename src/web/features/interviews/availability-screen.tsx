// When the user has time for interviews: the hours of a week, dates that differ, and limits.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { hasHours } from '#contract/interviews/availability-hours.ts'
import { AVAILABILITY_LIMITS } from '#contract/interviews/interviews-rules.ts'
import type { MyAvailability } from '#contract/interviews/interviews.ts'
import { hasUnsafeLink } from '#contract/interviews/meeting-link.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { PlaceField } from '#web/features/staff-shell/place-field.tsx'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { knownZones, timeRange } from '#web/i18n/zoned-time.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { focusWrongField } from '#web/ui/layout/wrong-field.ts'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import { MyCalendars } from './calendars/my-calendars.tsx'
import { emptyAvailability, OFFICE_HOURS } from './empty-availability.ts'
import { ExceptionDates } from './exception-dates.tsx'
import { AVAILABILITY_KEY, availabilityQuery, saveAvailability } from './interview-queries.ts'
import { WeeklyHours } from './weekly-hours.tsx'

import styles from './interviews.module.css'

type ScreenProps = { accountId: number; part: 'my-availability' | 'my-profile' }

/** Both pages change what is one record. */
export function AvailabilityScreen({ accountId, part }: ScreenProps) {
  const { data, error, refetch, isFetching } = useQuery(availabilityQuery(accountId))
  return (
    <>
      {data === undefined && error !== null && (
        <LoadProblem
          error={error}
          title={<Trans>Your availability could not be loaded</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data === undefined && error === null && (
        <SkeletonGroup>
          <Skeleton height="10rem" />
        </SkeletonGroup>
      )}
      {data !== undefined && <Form key={part} known={data} {...{ accountId, part }} />}
      {part === 'my-availability' && <MyCalendars accountId={accountId} />}
    </>
  )
}

type FormProps = ScreenProps & { known: MyAvailability | null }

function Form({ known, accountId, part }: FormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [given, setGiven] = useState(known ?? emptyAvailability())
  const saving = useCommand(saveAvailability, {
    invalidates: AVAILABILITY_KEY,
    onDone: () => notifyDone(t`Saved`),
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const change = (next: Partial<MyAvailability>) => setGiven((before) => ({ ...before, ...next }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (hasUnsafeLink(given.default_place)) focusWrongField()
    else saving.mutate({ accountId, given })
  }
  const saveSuggestion = () => {
    const next = { ...given, weekly: OFFICE_HOURS }
    setGiven(next)
    saving.mutate({ accountId, given: next })
  }
  const isSuggested = part === 'my-availability' && (known === null || !hasHours(known))
  return (
    <form className={styles.form} onSubmit={submit} {...form}>
      {isSuggested && <NoHoursSet isBusy={saving.isPending} onSave={saveSuggestion} />}
      {part === 'my-profile' ? (
        <TextArea
          label={t`About you`}
          name="about"
          rows={5}
          hint={t`Candidates read it once they have booked an interview with you.`}
          maxLength={AVAILABILITY_LIMITS.about}
          value={given.about}
          onChange={({ target }) => change({ about: target.value })}
        />
      ) : (
        <HoursFields given={given} problemOf={problemOf} onChange={change} />
      )}
      {saving.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The hours of `OFFICE_HOURS`, to say them in the locale. */
const OFFICE_DAY = { from: '2026-01-05T09:00:00.000Z', to: '2026-01-05T17:00:00.000Z' }

type NoHoursSetProps = { isBusy: boolean; onSave: () => void }

function NoHoursSet({ isBusy, onSave }: NoHoursSetProps) {
  const { locale } = useFormatter()
  const hours = timeRange(OFFICE_DAY, { zone: 'UTC', locale })
  return (
    <Banner
      tone="warning"
      title={<Trans>You have not set your availability</Trans>}
      action={
        <Button size="small" isBusy={isBusy} onClick={onSave}>
          <Trans>Save Monday to Friday, {hours}</Trans>
        </Button>
      }
    >
      <Trans>Candidates cannot book interviews with you until you save hours.</Trans>
    </Banner>
  )
}

type HoursFieldsProps = {
  given: MyAvailability
  problemOf: (name: string) => string | undefined
  onChange: (next: Partial<MyAvailability>) => void
}

function HoursFields({ given, problemOf, onChange }: HoursFieldsProps) {
  const { t } = useLingui()
  const zones = knownZones(given.time_zone)
  return (
    <>
      <SelectField
        label={t`Time zone`}
        name="time_zone"
        value={given.time_zone}
        options={zones.map((one) => ({ value: one, label: one.replaceAll('_', ' ') }))}
        onChange={({ target }) => onChange({ time_zone: target.value })}
      />
      <WeeklyHours weekly={given.weekly} onChange={(weekly) => onChange({ weekly })} />
      <ExceptionDates
        exceptions={given.exceptions}
        onChange={(exceptions) => onChange({ exceptions })}
      />
      <Limits {...{ given, problemOf, onChange }} />
    </>
  )
}

function Limits({ given, problemOf, onChange }: HoursFieldsProps) {
  const { t } = useLingui()
  const orNull = (value: string) => (value === '' ? null : Number(value))
  return (
    <div className={styles.fields}>
      <NumberField
        label={t`Free minutes before and after`}
        name="buffer_minutes"
        error={problemOf('buffer_minutes')}
        min={0}
        max={AVAILABILITY_LIMITS.bufferMinutes}
        value={given.buffer_minutes}
        onChange={({ target }) => onChange({ buffer_minutes: Number(target.value) })}
      />
      <NumberField
        label={t`Notice in hours`}
        name="notice_hours"
        error={problemOf('notice_hours')}
        min={0}
        max={AVAILABILITY_LIMITS.noticeHours}
        value={given.notice_hours}
        onChange={({ target }) => onChange({ notice_hours: Number(target.value) })}
      />
      <NumberField
        label={t`Most interviews a day`}
        name="daily_limit"
        error={problemOf('daily_limit')}
        isOptional
        min={1}
        max={AVAILABILITY_LIMITS.perDay}
        value={given.daily_limit ?? ''}
        onChange={({ target }) => onChange({ daily_limit: orNull(target.value) })}
      />
      <NumberField
        label={t`Most interviews a week`}
        name="weekly_limit"
        error={problemOf('weekly_limit')}
        isOptional
        min={1}
        max={AVAILABILITY_LIMITS.perWeek}
        value={given.weekly_limit ?? ''}
        onChange={({ target }) => onChange({ weekly_limit: orNull(target.value) })}
      />
      <PlaceField
        label={t`Where you usually meet`}
        name="default_place"
        hint={t`A link, a phone number or an address, for interviews that name none.`}
        value={given.default_place}
        error={problemOf('default_place')}
        onPlace={(place) => onChange({ default_place: place })}
      />
    </div>
  )
}
