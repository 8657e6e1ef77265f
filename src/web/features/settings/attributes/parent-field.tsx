import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AttributeType } from '#contract/settings/attribute-types.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { type Choice, Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

import { type AttributeList, ATTRIBUTES, attributesAsked } from './attribute-data.ts'
import { ATTRIBUTE_LIST_LABELS } from './attribute-labels.ts'

type ParentFieldProps = {
  list: AttributeList
  /** The one that it is chosen for; null for a new one. */
  row: AttributeType | null
  chosen: Choice | null
  error: string | undefined
  onChange: (chosen: Choice | null) => void
}

/** The broader attribute that one belongs to. */
export function ParentField({ list, row, chosen, error, onChange }: ParentFieldProps) {
  const { i18n } = useLingui()
  const [search, setSearch] = useState('')
  const found = useQuery({
    ...dataQuery(ATTRIBUTES, attributesAsked(list, search === '' ? {} : { search })),
    placeholderData: keepPreviousData,
  })
  const others = found.data?.data.filter((one) => one.attribute_type_id !== row?.attribute_type_id)
  return (
    <Combobox
      label={i18n._(ATTRIBUTE_LIST_LABELS[list.usageType].parent)}
      isOptional
      error={error}
      choices={others?.map((one) => ({
        id: String(one.attribute_type_id),
        label: one.name[currentLocale()],
      }))}
      isLoading={found.isFetching}
      chosen={chosen}
      onChange={onChange}
      onSearch={setSearch}
    />
  )
}
