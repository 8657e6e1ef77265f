// Choosing the user who looks after applicants.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { choicesQuery } from '#web/features/staff-shell/choices/choice-queries.ts'

import { changeApplicants } from './change-queries.ts'
import { notifyChanged } from './changed-toast.tsx'
import { ChoiceDialog, optionOf } from './choice-dialog.tsx'
import type { ClassSelection } from './class-queries.ts'
import { choicesOf, type CommandScope } from './command-scope.ts'
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
  const users = useQuery(choicesQuery(choicesOf(scope), { kind: 'users', search }))
  const assigning = useDecisionCommand(changeApplicants, {
    onDone: (reply) => {
      notifyChanged(reply)
      onDone()
    },
  })
  const found = users.data?.map(optionOf)
  const noOne = { value: NO_ONE, label: <Trans>No one</Trans> }
  return (
    <ChoiceDialog
      title={
        <Plural
          value={count}
          one="Assign # applicant to a user"
          other="Assign # applicants to a user"
        />
      }
      submitLabel={<Trans>Assign</Trans>}
      searchLabel={t`Search users by name or email`}
      legend={t`Who looks after them`}
      options={found === undefined && users.isPending ? undefined : [...(found ?? []), noOne]}
      noneFound={
        found?.length === 0 ? <Trans>No user who sees the applicants matches.</Trans> : null
      }
      isBusy={assigning.isPending}
      error={assigning.error ?? users.error}
      onSearch={setSearch}
      onSubmit={(chosen) => {
        const userId = chosen === NO_ONE ? null : Number(chosen)
        assigning.mutate({ kind: 'assign', scope, selection, userId })
      }}
      onClose={onClose}
    />
  )
}
