import { useLingui } from '@lingui/react/macro'

import { useData, usePrefetchedData } from '#web/api/use-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'

import { FieldValuesCard, savingBy } from './field-values-card.tsx'

const FIELDS = '/account/v1/{account_id}/people/{user_id}/fields/'
const SAVE = { method: 'patch', path: FIELDS } as const

type PersonFieldValuesProps = {
  accountId: number
  userId: number
  /** The record was merged into another one. */
  isReadOnly: boolean
}

/** Begins to read what `PersonFieldValues` shows, beside the page that it is on. */
export function usePrefetchedPersonFields(accountId: number, userId: number): void {
  usePrefetchedData(FIELDS, { path: { account_id: accountId, user_id: userId } })
}

/** The card with the personal fields of a person. */
export function PersonFieldValues({ accountId, userId, isReadOnly }: PersonFieldValuesProps) {
  const { t } = useLingui()
  const path = { account_id: accountId, user_id: userId }
  const { fields } = useData(FIELDS, { path }).data
  const saving = useEndpoint(SAVE)
  const undoing = useEndpoint(SAVE)
  return (
    <FieldValuesCard
      title={t`Personal fields`}
      editLabel={t`Edit personal fields`}
      {...{ fields, isReadOnly }}
      savedText={t`The personal fields are saved.`}
      saving={saving}
      onSave={savingBy(saving, path)}
      onUndo={savingBy(undoing, path)}
    />
  )
}
