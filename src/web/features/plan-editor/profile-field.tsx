import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { dataQuery, useOptionalData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

import { requisitionQuery } from '../requisitions/requisition-queries.ts'

type ProfileFieldProps = {
  /** The requisition. */
  jobId: number
  /** The id of the profile as text; empty for none. */
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}

/** The job profile that the hires of a requisition hold. Without one, the first hire gets the profile of its title. */
export function ProfileField({ jobId, ...field }: ProfileFieldProps) {
  const accountId = useQuery(requisitionQuery(jobId)).data?.account_id
  return accountId === undefined ? null : <ProfileOfCompany accountId={accountId} {...field} />
}

type ProfileOfCompanyProps = Omit<ProfileFieldProps, 'jobId'> & { accountId: number }

function ProfileOfCompany({ accountId, value, error, onChange }: ProfileOfCompanyProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const found = useQuery(
    dataQuery('/job/v1/profiles/{account_id}/', {
      path: { account_id: accountId },
      query: search === '' ? {} : { search },
    }),
  )
  const choices = found.data?.data.map((one) => ({ id: String(one.job_id), label: one.title }))
  const listed = choices?.find(({ id }) => id === value)
  const isElsewhere = value !== '' && found.data !== undefined && listed === undefined
  const own = useOptionalData(
    '/job/v1/profile/{job_id}/',
    isElsewhere ? { path: { job_id: Number(value) } } : null,
  )
  const chosen = listed ?? { id: value, label: own?.data.title ?? t`The chosen profile` }
  return (
    <Combobox
      label={t`Job profile`}
      hint={t`People who are hired hold this profile.`}
      isOptional
      placeholder={t`The profile with the title of the requisition`}
      choices={choices}
      isLoading={found.isFetching}
      error={error ?? (found.error === null ? undefined : errorText(found.error))}
      chosen={value === '' ? null : chosen}
      onChange={(choice) => onChange({ target: { value: choice?.id ?? '' } })}
      onSearch={setSearch}
    />
  )
}
