// Adds someone to the team: a user of the company whom a search finds, or anyone else by email and name.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useDeferredValue, useState } from 'react'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { textOf } from '#web/features/shell/form-text.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { PersonNameFields } from './person-name-fields.tsx'
import { jobPath } from './setup-data.ts'
import { RoleSelect } from './team-role-select.tsx'

import styles from './setup.module.css'

const ASSIGNABLE = '/smartreq/v1/{job_id}/assignable-users/'
const FOR_NEW = '/smartreq/v1/account/{account_id}/assignable-users/'
/** As a browser checks an email field, roughly: the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** A user of the company, or someone else by address and name. */
export type Named = { user_id: number } | { email: string; first_name: string; last_name: string }

/** The same with what is shown of them. */
export type Found = { readonly named: Named; readonly name: string; readonly email: string }

type AddMemberProps = {
  /** The requisition whose team it is, or the company of one that is about to be made. */
  of: { jobId: number } | { accountId: number }
  /** The role that is chosen at first. */
  role?: JobTeamRole
  /** Addresses of those who are chosen, and not stored yet. */
  chosen?: readonly string[]
  isAdding: boolean
  onAdd: (found: Found, role: JobTeamRole) => Promise<unknown>
}

export function AddMember(props: AddMemberProps) {
  const { of, role: usual = 'interviewer', chosen = [], isAdding, onAdd } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const [search, setSearch] = useState('')
  const [role, setRole] = useState(usual)
  const asked = useDeferredValue(search)
  // Said beside the search, which stays: a boundary would take it away.
  const found = useQuery({
    ...assignableQuery(of, asked),
    placeholderData: keepPreviousData,
  })
  const users = found.data?.data.filter((one) => !chosen.includes(one.email))
  const isNoOne = users?.length === 0 && !found.isPlaceholderData
  // Why it was refused is said above the team.
  const add = async (person: Found) => {
    await onAdd(person, role).then(
      () => setSearch(''),
      () => undefined,
    )
  }
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Add someone to the team</Trans>
      </CardTitle>
      <div className={styles.searchAndRole}>
        <SearchField
          label={t`Search users by name or email`}
          placeholder={t`Search by name or email`}
          value={search}
          onSearch={setSearch}
        />
        <RoleSelect isLabelShown label={t`Role on the team`} value={role} onChange={setRole} />
      </div>
      {found.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(found.error)}
        </Banner>
      )}
      {isNoOne && EMAIL.test(asked.trim()) ? (
        <Guest
          key={asked}
          email={asked.trim()}
          isBusy={isAdding}
          onAdd={(person) => void add(person)}
        />
      ) : (
        isNoOne && (
          <p className={styles.facts} role="status">
            <Trans>
              No one else in your company matches. Someone who is not a user can be added by their
              email address.
            </Trans>
          </p>
        )
      )}
      {users !== undefined && users.length > 0 && (
        <UserList users={users} onAdd={(person) => void add(person)} />
      )}
    </Card>
  )
}

type UserListProps = {
  users: readonly { user_id: number; full_name: string; email: string }[]
  onAdd: (person: Found) => void
}

function UserList({ users, onAdd }: UserListProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.members} role="list" aria-label={t`Users who can be added`}>
      {users.map(({ user_id, full_name: name, email }) => (
        <li key={user_id} className={styles.member}>
          <span className={styles.memberName}>
            {name}
            <span className={styles.faint}>{email}</span>
          </span>
          <Button
            size="small"
            aria-label={t`Add ${name}`}
            onClick={() => onAdd({ named: { user_id }, name, email })}
          >
            <Trans>Add</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}

// Before there is a requisition, its team is chosen among all users of the company.
function assignableQuery(of: AddMemberProps['of'], search: string) {
  const query = { search }
  if ('jobId' in of) return dataQuery(ASSIGNABLE, { ...jobPath(of.jobId), query })
  return dataQuery(FOR_NEW, { path: { account_id: of.accountId }, query })
}

type GuestProps = { email: string; isBusy: boolean; onAdd: (person: Found) => void }

function Guest({ email, isBusy, onAdd }: GuestProps) {
  const { form, problemOf } = useFieldProblems(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const named = { first_name: textOf(data, 'first_name'), last_name: textOf(data, 'last_name') }
    const name = `${named.first_name} ${named.last_name}`
    onAdd({ named: { email, ...named }, name, email })
  }
  return (
    <form {...form} className={styles.stack} onSubmit={submit}>
      <p role="status">
        <Trans>
          The email address is not linked to an existing user. Add their name below. Note: this
          person will not be notified of this action.
        </Trans>
      </p>
      <PersonNameFields problemOf={problemOf} />
      <p className={styles.facts}>
        <Trans>
          They see nothing until they are a user of your company. When they join it with this
          address, they are on the team.
        </Trans>
      </p>
      <div>
        <Button type="submit" isBusy={isBusy}>
          <Trans>Add {email}</Trans>
        </Button>
      </div>
    </form>
  )
}
