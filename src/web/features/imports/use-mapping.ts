// What the form of a mapping holds: the columns of the fields, the order of dates, the meaning of texts, and the options.
import { useState } from 'react'

import {
  type ColumnMapping,
  type ImportField,
  importFields,
  missingFields,
  needsDateOrder,
} from '#contract/imports/import-kinds.ts'
import { type DateOrder, IMPORT_OPTIONS } from '#contract/imports/import-rules.ts'
import type { DataImport, ImportMapping } from '#contract/imports/imports.ts'

import type { ImportPath } from './import-queries.ts'
import type { MatchingOptions } from './mapping-options.tsx'
import { type UnknownTexts, useUnknownTexts } from './use-unknown-texts.ts'

type Values = NonNullable<ImportMapping['values']>
type Mapping = {
  readonly path: ImportPath
  readonly shown: DataImport
  readonly seesPrivateData: boolean
}

const NO_OPTIONS: MatchingOptions = {
  ignore_name_match: false,
  allow_other_job_matching_start_date: false,
  creates_profiles: false,
  lists_everyone: false,
}

export function useMapping({ path, shown, seesPrivateData }: Mapping) {
  const { import_type: kind, columns: ofFile, mapping, proposed } = shown
  const [columns, setColumns] = useState<ColumnMapping>(mapping?.columns ?? proposed)
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(mapping?.date_order ?? null)
  const [options, setOptions] = useState<MatchingOptions>({ ...NO_OPTIONS, ...optionsOf(mapping) })
  const texts = useTexts({ path, shown, columns })
  const asksOrder = needsDateOrder({ kind, columns }, ofFile)
  const lacksOrder = asksOrder && dateOrder === null
  return {
    ...texts,
    fields: importFields(kind).filter(([, spec]) => spec.isPrivate !== true || seesPrivateData),
    columns,
    setColumn: (field: ImportField, index: number | undefined) =>
      setColumns(({ [field]: _before, ...others }) =>
        index === undefined ? others : { ...others, [field]: index },
      ),
    dateOrder,
    setDateOrder,
    asksOrder,
    options,
    setOptions,
    missing: [...missingFields({ kind, columns }), ...(lacksOrder ? ['date_order'] : [])],
    toMapping: (): ImportMapping => ({
      columns: { ...columns },
      date_order: asksOrder ? dateOrder : null,
      values: valuesOf(texts.unknown, texts.choiceOf),
      ...options,
    }),
  }
}

function useTexts({
  path,
  shown,
  columns,
}: Omit<Mapping, 'seesPrivateData'> & { columns: ColumnMapping }) {
  const [chosen, setChosen] = useState<Values>(shown.mapping?.values ?? [])
  const choiceOf: ChoiceOf = (field, { text, proposed }) => {
    const found = chosen.find((one) => one.field === field && one.text === text)
    return found === undefined ? (proposed ?? '') : found.choice
  }
  const choose = (one: Values[number]) =>
    setChosen((before) => [
      ...before.filter(({ field, text }) => field !== one.field || text !== one.text),
      one,
    ])
  return { unknown: useUnknownTexts({ path, kind: shown.import_type, columns }), choiceOf, choose }
}

/** What a text is matched to; empty where it is to nothing. */
export type ChoiceOf = (
  field: ImportField,
  text: { readonly text: string; readonly proposed: string | null },
) => string

function valuesOf(unknown: readonly UnknownTexts[], choiceOf: ChoiceOf): Values {
  return unknown.flatMap(({ field, values }) =>
    (values?.texts ?? []).flatMap((text) => {
      const choice = choiceOf(field, text)
      return choice === '' ? [] : [{ field, text: text.text, choice }]
    }),
  )
}

function optionsOf(mapping: ImportMapping | null): Partial<MatchingOptions> {
  return Object.fromEntries(IMPORT_OPTIONS.map((option) => [option, mapping?.[option] === true]))
}
