import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { FieldSpec } from '#contract/imports/field-spec.ts'
import { IMPORT_KIND_SPECS, type ImportField } from '#contract/imports/import-kinds.ts'
import { DATE_ORDERS } from '#contract/imports/import-rules.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

import { FIELD_LABELS } from './import-labels.ts'
import { type ImportPath, useImportStep } from './import-queries.ts'
import { MappingOptions } from './mapping-options.tsx'
import { useMapping } from './use-mapping.ts'
import { ValueMatching } from './value-matching.tsx'

import styles from './imports.module.css'

/** Compared by identity: one object for each refusal. */
type Refused = { readonly fields: object }

type MappingFormProps = { path: ImportPath; shown: DataImport; seesPrivateData: boolean }

/** Matches the columns of a file to fields, and checks the rows. */
export function MappingForm({ path, shown, seesPrivateData }: MappingFormProps) {
  const { i18n, t } = useLingui()
  const errorText = useErrorText()
  const mapping = useMapping({ path, shown, seesPrivateData })
  const [refused, setRefused] = useState<Refused | null>(null)
  const checking = useImportStep()
  const { form, problemOf } = useFieldProblems(refused ?? checking.error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { missing } = mapping
    setRefused(missing.length > 0 ? { fields: byName(missing) } : null)
    if (missing.length === 0)
      checking.mutate({ path, action: 'check', mapping: mapping.toMapping() })
  }
  return (
    <Card>
      <form {...form} className={styles.form} noValidate onSubmit={submit}>
        <CardTitle level={2}>
          <Trans>Match the columns</Trans>
        </CardTitle>
        <div className={styles.fields}>
          {mapping.fields.map(([field, spec]) => (
            <ColumnField
              key={field}
              {...{ field, spec, shown }}
              index={mapping.columns[field]}
              error={problemOf(field, t`Choose a column for ${i18n._(FIELD_LABELS[field])}.`)}
              onChange={(index) => mapping.setColumn(field, index)}
            />
          ))}
        </div>
        {mapping.unknown.map((unknown) => (
          <ValueMatching
            key={unknown.field}
            unknown={unknown}
            choiceOf={mapping.choiceOf}
            onChoose={mapping.choose}
          />
        ))}
        {mapping.asksOrder && (
          <DateOrderField
            mapping={mapping}
            error={problemOf('date_order', t`Choose how the file writes dates.`)}
          />
        )}
        {IMPORT_KIND_SPECS[shown.import_type].options.length > 0 && (
          <MappingOptions options={mapping.options} onChange={mapping.setOptions} />
        )}
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

type DateOrderFieldProps = { mapping: ReturnType<typeof useMapping>; error: string | undefined }

function DateOrderField({ mapping, error }: DateOrderFieldProps) {
  const { t } = useLingui()
  return (
    <SelectField
      name="date_order"
      label={t`How does the file write dates?`}
      hint={t`Some dates, such as 03/04/2025, could be read in two ways.`}
      placeholder={t`Choose`}
      options={[
        { value: 'day_first', label: t`Day first: 03/04 is April 3` },
        { value: 'month_first', label: t`Month first: 03/04 is March 4` },
      ]}
      value={mapping.dateOrder ?? ''}
      error={error}
      onChange={({ target }) => mapping.setDateOrder(oneOf(DATE_ORDERS, target.value) ?? null)}
    />
  )
}

type ColumnFieldProps = {
  field: ImportField
  spec: FieldSpec
  shown: DataImport
  index: number | undefined
  error: string | undefined
  onChange: (index: number | undefined) => void
}

function ColumnField({ field, spec, shown, index, error, onChange }: ColumnFieldProps) {
  const { i18n, t } = useLingui()
  const samples = index === undefined ? [] : (shown.columns[index]?.samples ?? [])
  return (
    <SelectField
      name={field}
      label={i18n._(FIELD_LABELS[field])}
      isOptional={spec.isRequired !== true}
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

function byName(names: readonly string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true]))
}
