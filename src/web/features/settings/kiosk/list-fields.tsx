// Today's list of a station: whether it is shown, and whose applicants it names.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { LIST_JOBS_MAX } from '#contract/kiosk-limits.ts'
import type { KioskStation } from '#contract/kiosk-stations.ts'
import { Banner } from '#web/ui/banner.tsx'
import { CheckCards } from '#web/ui/check-cards.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { requisitionsQuery } from './station-queries.ts'

export type ListSettings = {
  readonly isShown: boolean
  /** Null for the whole company; empty while none is chosen. */
  readonly jobIds: readonly number[] | null
}

type ListFieldsProps = {
  accountId: number
  station: KioskStation | undefined
  list: ListSettings
  /** What is wrong with the requisitions that are chosen. */
  problem: string | undefined
  onChange: (list: ListSettings) => void
}

/** What a station's list is at the beginning of a change. */
export function listSettingsOf(station: KioskStation | undefined): ListSettings {
  const jobs = station?.list_jobs ?? null
  return {
    isShown: station?.is_list_shown ?? false,
    jobIds: jobs === null ? null : jobs.map((one) => one.job_id),
  }
}

export function ListFields({ accountId, station, list, problem, onChange }: ListFieldsProps) {
  const { t } = useLingui()
  const { isShown, jobIds } = list
  return (
    <>
      <Checkbox
        label={<Trans>Show today’s list</Trans>}
        hint={
          <Trans>
            Anyone at the device can read the first name, the initial and the position of everyone
            on the list: who has a kiosk code and has not finished. Who chooses a name starts
            without a code, by their date of birth or the last four digits of their phone number.
            The list needs the network.
          </Trans>
        }
        checked={isShown}
        onChange={() => onChange({ ...list, isShown: !isShown })}
      />
      {isShown && (
        <SelectField
          label={t`The list names candidates of`}
          value={jobIds === null ? 'company' : 'requisitions'}
          options={[
            { value: 'company', label: t`The whole company` },
            { value: 'requisitions', label: t`Requisitions that I choose` },
          ]}
          onChange={({ target }) =>
            onChange({ ...list, jobIds: target.value === 'company' ? null : [] })
          }
        />
      )}
      {isShown && jobIds !== null && (
        <Requisitions
          {...{ accountId, station, jobIds, problem }}
          onChange={(chosen) => onChange({ ...list, jobIds: chosen })}
        />
      )}
    </>
  )
}

type RequisitionsProps = Omit<ListFieldsProps, 'list' | 'onChange'> & {
  jobIds: readonly number[]
  onChange: (chosen: readonly number[]) => void
}

function Requisitions({ accountId, station, jobIds, problem, onChange }: RequisitionsProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const { data, error } = useQuery(requisitionsQuery(accountId))
  if (error !== null)
    return (
      <Banner tone="warning" isLive>
        {errorText(error)}
      </Banner>
    )
  if (data === undefined) return <Skeleton />
  // What was chosen stays in sight, also once it is closed.
  const before = station?.list_jobs ?? []
  const gone = before.filter((one) => !data.some((open) => open.job_id === one.job_id))
  const options = [...gone, ...data].map((one) => ({ value: one.job_id, label: one.title }))
  return (
    <>
      <CheckCards
        isField
        legend={t`Requisitions`}
        hint={t`Open requisitions of the company, at most ${LIST_JOBS_MAX}.`}
        options={options}
        chosen={jobIds}
        onChange={(chosen) => onChange(chosen.slice(0, LIST_JOBS_MAX))}
      />
      {options.length === 0 && (
        <Banner>
          <Trans>No requisition is open.</Trans>
        </Banner>
      )}
      {problem !== undefined && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
    </>
  )
}
