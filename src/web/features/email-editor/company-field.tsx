import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { dataQuery, useOptionalData } from '#web/api/use-data.ts'
import { Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

type CompanyFieldProps = {
  accountId: number | null
  /** Null for everyone's defaults. */
  onChange: (accountId: number | null) => void
}

/** Chooses the company whose emails the provider edits. */
export function CompanyField({ accountId, onChange }: CompanyFieldProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const companies = useQuery({
    ...dataQuery('/account/v1/accounts/', { query: { search } }),
    placeholderData: keepPreviousData,
  })
  const asked = accountId === null ? null : { query: { account_id: accountId } }
  const company = useOptionalData('/account/v1/info/', asked)
  return (
    <Combobox
      label={t`Company`}
      placeholder={t`Defaults of all companies`}
      choices={companies.data?.data.map(({ account_id: id, account_name: name }) => ({
        id: String(id),
        label: name,
      }))}
      isLoading={companies.isFetching}
      chosen={
        accountId === null ? null : { id: String(accountId), label: company?.data.name ?? '' }
      }
      onSearch={setSearch}
      onChange={(choice) => onChange(choice === null ? null : Number(choice.id))}
    />
  )
}
