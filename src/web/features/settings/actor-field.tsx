import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { idOf } from '#web/api/page-search.ts'
import { Combobox } from '#web/ui/staff/form/choice/combobox.tsx'

import { foundUsersQuery, userQuery } from './user-queries.ts'

import styles from './settings.module.css'

type ActorFieldProps = {
  accountId: number
  /** The one that is chosen. */
  actor: number | undefined
  onChange: (actor: number | undefined) => void
}

/** Whose entries of the audit trail are shown. */
export function ActorField({ accountId, actor, onChange }: ActorFieldProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const found = useQuery(foundUsersQuery(accountId, search))
  const listed = found.data?.find((one) => one.user_id === actor)
  const isAsked = actor !== undefined && found.data !== undefined && listed === undefined
  const member = useQuery({
    ...userQuery({ accountId, userId: actor ?? 0 }),
    ...(isAsked ? {} : { queryFn: skipToken }),
  })
  // Who has left the company is still the one that was chosen.
  const named = listed ?? member.data
  const chosen =
    actor === undefined
      ? null
      : { id: String(actor), label: named === undefined ? t`Another user` : fullName(named) }
  return (
    <Combobox
      className={styles.filter}
      label={t`Who`}
      placeholder={t`Everyone`}
      choices={found.data?.map((one) => ({
        id: String(one.user_id),
        label: fullName(one),
        detail: one.email,
      }))}
      isLoading={found.isFetching}
      chosen={chosen}
      onSearch={setSearch}
      onChange={(choice) => onChange(idOf(choice?.id))}
    />
  )
}

function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`
}
