// Choosing the user who looks after applicants.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { OptionCards } from '#web/ui/option-cards.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { SearchField } from '#web/ui/staff/search-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

import { assigneesQuery, changeApplicants } from './change-queries.ts'
import { notifyChanged } from './changed-toast.tsx'
import type { ClassSelection } from './class-queries.ts'
import { CommandDialog } from './command-dialog.tsx'
import type { CommandScope } from './command-scope.ts'
import { useDecisionCommand } from './use-decision-command.ts'

export type ChangeDialogProps = {
  scope: CommandScope
  count: number
  selection: ClassSelection
  onDone: () => void
  onClose: () => void
}

const NO_ONE = 'none'

export function AssignUserDialog(props: ChangeDialogProps) {
  const { scope, count, selection, onDone, onClose } = props
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const users = useQuery(assigneesQuery(scope, search.trim()))
  const assigning = useDecisionCommand(changeApplicants, {
    onDone: (reply) => {
      notifyChanged(reply)
      onDone()
    },
  })
  const assign = () => {
    const userId = chosen === NO_ONE ? null : Number(chosen)
    assigning.mutate({ kind: 'assign', scope, selection, userId })
  }
  const found = users.data ?? []
  const noOne = { value: NO_ONE, label: <Trans>No one</Trans> }
  return (
    <CommandDialog
      title={
        <Plural
          value={count}
          one="Assign # applicant to a user"
          other="Assign # applicants to a user"
        />
      }
      submitLabel={<Trans>Assign</Trans>}
      isBusy={assigning.isPending}
      isDisabled={chosen === null}
      error={assigning.error ?? users.error}
      onSubmit={assign}
      onClose={onClose}
      search={
        <SearchField label={t`Search users by name or email`} value={search} onSearch={setSearch} />
      }
    >
      {users.isPending ? (
        <SkeletonGroup>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      ) : (
        <OptionCards
          legend={<VisuallyHidden>{t`Who looks after them`}</VisuallyHidden>}
          options={[
            ...found.map(({ user_id, full_name, email }) => ({
              value: String(user_id),
              label: full_name,
              description: email,
            })),
            noOne,
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {users.data?.length === 0 && (
        <p role="status">
          <Trans>No user who sees the applicants matches.</Trans>
        </p>
      )}
    </CommandDialog>
  )
}
