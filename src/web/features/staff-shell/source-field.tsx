// One of the sources that a company uses.
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { SOURCE_TYPES } from '#contract/careers/careers-rules.ts'
import type { Source } from '#contract/careers/sources.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { containsText } from '#web/i18n/contains-text.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

const SOURCES = '/account/v1/sources/{account_id}/'

export type ChosenSource = Pick<Source, 'source_id' | 'feed_token'> & { readonly label: string }

type SourceFieldProps = {
  accountId: number
  label: string
  hint?: ReactNode
  /** What it means that none is chosen. */
  placeholder: string
  error?: string | undefined
  chosen: ChosenSource | null
  onChange: (chosen: ChosenSource | null) => void
}

export function SourceField({ accountId, chosen, onChange, ...field }: SourceFieldProps) {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  // The names of the standard ones are known here alone.
  const types = SOURCE_TYPES.filter((type) => containsText(i18n._(sourceTypeLabel(type)), search))
  const query = { search, standard_types: types.join(','), is_active: '1' as const }
  const path = { account_id: accountId }
  const sources = useQuery({
    ...dataQuery(SOURCES, { path, query }),
    placeholderData: keepPreviousData,
  })
  const found = sources.data?.data.map(({ name, source_type, ...source }) => ({
    ...source,
    label: name ?? i18n._(sourceTypeLabel(source_type)),
  }))
  const idOf = (source: ChosenSource) => String(source.source_id)
  return (
    <>
      {sources.isError && (
        <Banner tone="danger" isLive>
          {errorText(sources.error)}
        </Banner>
      )}
      <Combobox
        {...field}
        choices={found?.map((source) => ({ id: idOf(source), label: source.label }))}
        isLoading={sources.isFetching}
        chosen={chosen === null ? null : { id: idOf(chosen), label: chosen.label }}
        onSearch={setSearch}
        onChange={(choice) => {
          const source = found?.find((one) => idOf(one) === choice?.id)
          onChange(source ?? null)
        }}
      />
    </>
  )
}
