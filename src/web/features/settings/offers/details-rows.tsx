// The rows of a details template in their order, moved by their handles or by their menus.
import { Trans, useLingui } from '@lingui/react/macro'

import type { OfferDetailsRow } from '#contract/offers/offer-details-templates.ts'
import { offerVariable } from '#contract/offers/offer-field-rules.ts'
import { STANDARD_OFFER_FIELDS } from '#contract/offers/offer-fields-standard.ts'
import { OFFER_LETTER_LIMITS } from '#contract/offers/offer-letter-rules.ts'
import { STANDARD_OFFER_FIELD_LABELS } from '#web/features/offers/offer-field-labels.ts'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { moved, movedTo } from '#web/ui/staff/table/drag/move-item.ts'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { useOwnFields } from './use-own-fields.ts'

import settings from '../settings.module.css'
import styles from './offers.module.css'

type Rows = readonly OfferDetailsRow[]
type DetailsRowsProps = {
  accountId: number
  rows: Rows
  /** What is wrong with the rows together. */
  problem: string | undefined
  onChange: (rows: Rows) => void
}

export function DetailsRows({ accountId, rows, problem, onChange }: DetailsRowsProps) {
  const { t } = useLingui()
  const fields = useFields(accountId)
  return (
    <fieldset className={settings.group}>
      <legend className={settings.legend}>
        <Trans>Rows</Trans>
      </legend>
      {problem !== undefined && (
        <Banner tone="danger" isLive>
          {problem}
        </Banner>
      )}
      {rows.length === 0 ? (
        <p className={settings.hint}>
          <Trans>No rows yet. Add the fields in the order of the table.</Trans>
        </p>
      ) : (
        <DragList
          as="ol"
          className={settings.rows}
          rowClassName={settings.line}
          aria-label={t`Rows of the table`}
          onMove={(move) => onChange(movedTo(rows, move))}
        >
          {rows.map((row, index) => (
            <RowLine
              key={row.field_key}
              {...{ row, index, rows, onChange }}
              field={fields.find(({ key }) => key === row.field_key)?.name ?? row.field_key}
            />
          ))}
        </DragList>
      )}
      <AddRow {...{ rows, fields, onChange }} />
    </fieldset>
  )
}

type Field = { readonly key: string; readonly name: string; readonly isOffered: boolean }

/** Every field of an offer by its variable. */
function useFields(accountId: number): readonly Field[] {
  const { i18n } = useLingui()
  const own = useOwnFields(accountId)
  return [
    ...STANDARD_OFFER_FIELDS.map(({ key }) => ({
      key,
      name: i18n._(STANDARD_OFFER_FIELD_LABELS[key]),
      isOffered: true,
    })),
    ...own.map(({ key, name, is_archived: isArchived }) => ({
      key: offerVariable(key),
      name,
      isOffered: !isArchived,
    })),
  ]
}

type AddRowProps = Pick<DetailsRowsProps, 'rows' | 'onChange'> & { fields: readonly Field[] }

function AddRow({ rows, fields, onChange }: AddRowProps) {
  const { t } = useLingui()
  const taken = new Set(rows.map(({ field_key: key }) => key))
  const free = fields.filter(({ key, isOffered }) => isOffered && !taken.has(key))
  if (free.length === 0 || rows.length >= OFFER_LETTER_LIMITS.detailsRows) return null
  const add = (wanted: string) => {
    const field = free.find(({ key }) => key === wanted)
    if (field === undefined) return
    const { key, name } = field
    onChange([...rows, { field_key: key, label: name, is_omitted_when_empty: true }])
  }
  return (
    <SelectField
      label={t`Add a field`}
      placeholder={t`Choose a field`}
      options={free.map(({ key, name }) => ({ value: key, label: name }))}
      value=""
      onChange={({ target }) => add(target.value)}
    />
  )
}

type RowLineProps = Pick<DetailsRowsProps, 'rows' | 'onChange'> & {
  row: OfferDetailsRow
  index: number
  /** The name of its field. */
  field: string
}

function RowLine({ row, index, field, rows, onChange }: RowLineProps) {
  const { t } = useLingui()
  const change = (next: Partial<OfferDetailsRow>) => onChange(rows.with(index, { ...row, ...next }))
  const move = (by: -1 | 1) => () => onChange(moved(rows, { from: index, by }))
  const items: MenuItem[] = [
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: move(-1) }] : []),
    ...(index < rows.length - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: move(1) }]
      : []),
    {
      id: 'remove',
      label: t`Remove`,
      icon: bin,
      isDestructive: true,
      onSelect: () => onChange(rows.toSpliced(index, 1)),
    },
  ]
  return (
    <>
      <DragHandle />
      <div className={styles.row}>
        <TextField
          name={`rows.${index}.label`}
          label={t`Label of “${field}”`}
          required
          autoComplete="off"
          maxLength={OFFER_LETTER_LIMITS.label}
          value={row.label}
          onChange={({ target }) => change({ label: target.value })}
        />
        <Checkbox
          label={
            <>
              <Trans>Leave out when empty</Trans>
              <VisuallyHidden>: {field}</VisuallyHidden>
            </>
          }
          checked={row.is_omitted_when_empty}
          onChange={({ target }) => change({ is_omitted_when_empty: target.checked })}
        />
      </div>
      <RowMenu label={t`Actions for “${field}”`} items={items} />
    </>
  )
}
