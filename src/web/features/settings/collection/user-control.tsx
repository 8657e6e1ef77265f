// One of the company's users as a field of a row, searched for by name; a form reads the id from the input that is not shown.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { UserNames } from '#contract/core/collection.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { type Choice, Combobox, type ComboboxProps } from '#web/ui/staff/form/choice/combobox.tsx'

import { foundUsersQuery } from '../user-queries.ts'

type UserControlProps = Pick<ComboboxProps, 'label' | 'hint' | 'error'> & {
  accountId: number
  name: string
  /** The id of the user that it begins with; empty for none. */
  initial: string
  names: UserNames
  onEdit?: (() => void) | undefined
}

export function UserControl({
  accountId,
  name,
  initial,
  names,
  onEdit,
  ...field
}: UserControlProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const gone = t`A user who is gone`
  const begun = initial === '' ? null : { id: initial, label: names[initial] ?? gone }
  const [chosen, setChosen] = useState<Choice | null>(begun)
  const errorText = useErrorText()
  const found = useQuery(foundUsersQuery(accountId, search))
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = own.current?.form
    const empty = () => setChosen(null)
    form?.addEventListener('reset', empty)
    return () => form?.removeEventListener('reset', empty)
  }, [])
  return (
    <div>
      <Combobox
        {...field}
        placeholder={t`No one`}
        error={field.error ?? (found.error === null ? undefined : errorText(found.error))}
        isOptional
        choices={found.data?.map(({ user_id, first_name, last_name, email }) => ({
          id: String(user_id),
          label: `${first_name} ${last_name}`.trim() || email,
        }))}
        isLoading={found.isFetching}
        chosen={chosen}
        onChange={(choice) => {
          setChosen(choice)
          onEdit?.()
        }}
        onSearch={setSearch}
      />
      <input ref={own} type="hidden" name={name} value={chosen?.id ?? ''} />
    </div>
  )
}
