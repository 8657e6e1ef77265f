// Today's list of a station: whether it is shown, and whose applicants it names.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { LIST_JOBS_MAX } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskStation } from '#contract/kiosk/kiosk-stations.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { MultiCombobox } from '#web/ui/staff/form/choice/multi-combobox.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { requisitionsQuery } from './station-queries.ts'

type ListJob = NonNullable<KioskStation['list_jobs']>[number]

export type ListSettings = {
  readonly isShown: boolean
  /** Null for the whole company; empty while none is chosen. */
  readonly jobs: readonly ListJob[] | null
}

type ListFieldsProps = {
  accountId: number
  list: ListSettings
  /** What is wrong with the requisitions that are chosen. */
  problem: string | undefined
  onChange: (list: ListSettings) => void
}

/** What a station's list is at the beginning of a change. */
export function listSettingsOf(station: KioskStation | undefined): ListSettings {
  return { isShown: station?.is_list_shown ?? false, jobs: station?.list_jobs ?? null }
}

export function ListFields({ accountId, list, problem, onChange }: ListFieldsProps) {
  const { t } = useLingui()
  const { isShown, jobs } = list
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
          value={jobs === null ? 'company' : 'requisitions'}
          options={[
            { value: 'company', label: t`The whole company` },
            { value: 'requisitions', label: t`Requisitions that I choose` },
          ]}
          onChange={({ target }) =>
            onChange({ ...list, jobs: target.value === 'company' ? null : [] })
          }
        />
      )}
      {isShown && jobs !== null && (
        <Requisitions
          {...{ accountId, jobs, problem }}
          onChange={(chosen) => onChange({ ...list, jobs: chosen })}
        />
      )}
    </>
  )
}

type RequisitionsProps = Omit<ListFieldsProps, 'list' | 'onChange'> & {
  jobs: readonly ListJob[]
  onChange: (chosen: readonly ListJob[]) => void
}

function Requisitions({ accountId, jobs, problem, onChange }: RequisitionsProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [search, setSearch] = useState('')
  const { data, error, isFetching } = useQuery(requisitionsQuery(accountId, search))
  if (error !== null)
    return (
      <Banner tone="warning" isLive>
        {errorText(error)}
      </Banner>
    )
  const isNoneOpen = data?.length === 0 && search === '' && jobs.length === 0
  return (
    <>
      <MultiCombobox
        label={t`Requisitions`}
        hint={t`Open requisitions of the company, at most ${LIST_JOBS_MAX}.`}
        error={problem}
        placeholder={t`Search by title`}
        choices={data?.map(choiceOf)}
        isLoading={isFetching}
        chosen={jobs.map(choiceOf)}
        onSearch={setSearch}
        onChange={(chosen) =>
          onChange(
            chosen
              .slice(0, LIST_JOBS_MAX)
              .map(({ id, label }) => ({ job_id: Number(id), title: label })),
          )
        }
      />
      {isNoneOpen && (
        <Banner>
          <Trans>No requisition is open.</Trans>
        </Banner>
      )}
    </>
  )
}

function choiceOf({ job_id, title }: ListJob) {
  return { id: String(job_id), label: title }
}
