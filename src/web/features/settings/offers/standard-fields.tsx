// The fields that every offer has, with the variables that letters name them by.
import { Trans, useLingui } from '@lingui/react/macro'

import { STANDARD_OFFER_FIELDS } from '#contract/offers/offer-fields-standard.ts'
import {
  OFFER_FIELD_KIND_LABELS,
  STANDARD_OFFER_FIELD_LABELS,
} from '#web/features/offers/offer-field-labels.ts'
import { Disclosure } from '#web/ui/controls/disclosure.tsx'
import { type Column, Table } from '#web/ui/staff/table/table.tsx'

type Field = (typeof STANDARD_OFFER_FIELDS)[number]

export function StandardFields() {
  const { t, i18n } = useLingui()
  const columns: Column<Field>[] = [
    {
      id: 'name',
      header: t`Name`,
      cell: ({ key }) => i18n._(STANDARD_OFFER_FIELD_LABELS[key]),
    },
    { id: 'variable', header: t`Variable`, cell: variableOf },
    { id: 'kind', header: t`Kind`, cell: ({ kind }) => i18n._(OFFER_FIELD_KIND_LABELS[kind]) },
    {
      id: 'private',
      header: t`Private`,
      cell: (field) => (field.is_private ? t`Private` : ''),
    },
  ]
  return (
    <Disclosure
      summary={<Trans>Standard fields of every offer: {STANDARD_OFFER_FIELDS.length}</Trans>}
    >
      <Table
        caption={t`Standard fields`}
        columns={columns}
        rows={STANDARD_OFFER_FIELDS}
        rowId={({ key }) => key}
        density="compact"
      />
    </Disclosure>
  )
}

function variableOf({ key }: Field) {
  return <code>{`{{${key}}}`}</code>
}
