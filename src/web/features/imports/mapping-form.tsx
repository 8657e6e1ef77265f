import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import {
  type ColumnMapping,
  importField,
  missingFields,
  needsDateOrder,
  PEOPLE_FIELD_NAMES,
  type PeopleField,
} from '#contract/imports/import-fields.ts'
import { DATE_ORDERS, type DateOrder, IMPORT_OPTIONS } from '#contract/imports/import-rules.ts'
import type { DataImport, ImportMapping } from '#contract/imports/imports.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { FIELD_LABELS } from './import-labels.ts'
import { type ImportPath, useImportStep } from './import-queries.ts'
import { MappingOptions, type MatchingOptions } from './mapping-options.tsx'

import styles from './imports.module.css'

/** Compared by identity: one object for each refusal. */
type Refused = { readonly fields: object }

type MappingFormProps = { path: ImportPath; shown: DataImport }

const NO_OPTIONS: MatchingOptions = {
  ignore_name_match: false,
  allow_other_job_matching_start_date: false,
  creates_profiles: false,
  lists_everyone: false,
}

/** Matches the columns of a file to fields, and checks the rows. */
export function MappingForm({ path, shown }: MappingFormProps) {
  const { i18n, t } = useLingui()
  const errorText = useErrorText()
  const { columns: ofFile, mapping, proposed } = shown
  const [columns, setColumns] = useState<ColumnMapping>(mapping?.columns ?? proposed)
  const [dateOrder, setDateOrder] = useState<DateOrder | null>(mapping?.date_order ?? null)
  const [options, setOptions] = useState<MatchingOptions>({ ...NO_OPTIONS, ...optionsOf(mapping) })
  const [refused, setRefused] = useState<Refused | null>(null)
  const checking = useImportStep()
  const asksOrder = needsDateOrder(columns, ofFile)
  const { form, problemOf } = useFieldProblems(refused ?? checking.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found: string[] = missingFields(columns)
    if (asksOrder && dateOrder === null) found.push('date_order')
    setRefused(found.length > 0 ? { fields: byName(found) } : null)
    if (found.length > 0) return
    const date_order = asksOrder ? dateOrder : null
    const chosen: ImportMapping = { columns: { ...columns }, date_order, ...options }
    checking.mutate({ path, action: 'check', mapping: chosen })
  }
  return (
    <Card>
      <form {...form} className={styles.form} noValidate onSubmit={submit}>
        <CardTitle level={2}>
          <Trans>Match the columns</Trans>
        </CardTitle>
        <div className={styles.fields}>
          {PEOPLE_FIELD_NAMES.map((field) => (
            <ColumnField
              key={field}
              field={field}
              shown={shown}
              index={columns[field]}
              error={problemOf(field, t`Choose a column for ${i18n._(FIELD_LABELS[field])}.`)}
              onChange={(index) => setColumns((before) => withColumn(before, { field, index }))}
            />
          ))}
        </div>
        {asksOrder && (
          <SelectField
            name="date_order"
            label={t`How does the file write dates?`}
            hint={t`Some dates, such as 03/04/2025, could be read in two ways.`}
            placeholder={t`Choose`}
            options={[
              { value: 'day_first', label: t`Day first: 03/04 is April 3` },
              { value: 'month_first', label: t`Month first: 03/04 is March 4` },
            ]}
            value={dateOrder ?? ''}
            error={problemOf('date_order', t`Choose how the file writes dates.`)}
            onChange={({ target }) => setDateOrder(oneOf(DATE_ORDERS, target.value) ?? null)}
          />
        )}
        <MappingOptions options={options} onChange={setOptions} />
        {checking.error !== null && refused === null && (
          <Banner tone="danger" isLive>
            {errorText(checking.error)}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={checking.isPending}>
            <Trans>Check the rows</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

function optionsOf(mapping: ImportMapping | null): Partial<MatchingOptions> {
  return Object.fromEntries(IMPORT_OPTIONS.map((option) => [option, mapping?.[option] === true]))
}

type ColumnFieldProps = {
  field: PeopleField
  shown: DataImport
  index: number | undefined
  error: string | undefined
  onChange: (index: number | undefined) => void
}

function ColumnField({ field, shown, index, error, onChange }: ColumnFieldProps) {
  const { i18n, t } = useLingui()
  const samples = index === undefined ? [] : (shown.columns[index]?.samples ?? [])
  const isRequired = importField(field).isRequired === true
  return (
    <SelectField
      name={field}
      label={i18n._(FIELD_LABELS[field])}
      isOptional={!isRequired}
      hint={samples.length === 0 ? undefined : samples.join(' · ')}
      placeholder={t`Not in this file`}
      options={shown.columns.map((column, at) => ({
        value: String(at),
        label: column.name === '' ? t`Column ${at + 1}` : column.name,
      }))}
      value={index === undefined ? '' : String(index)}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    />
  )
}

function withColumn(
  columns: ColumnMapping,
  { field, index }: { field: PeopleField; index: number | undefined },
): ColumnMapping {
  const { [field]: _before, ...others } = columns
  return index === undefined ? others : { ...others, [field]: index }
}

function byName(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]))
}
