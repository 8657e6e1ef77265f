// Choosing the requisition that applicants are moved to.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ChangeDialogProps } from './assign-user-dialog.tsx'
import { ChoiceDialog, optionOf } from './choice-dialog.tsx'
import { moveApplicants, moveTargetsQuery } from './move-queries.ts'
import { notifyResult } from './result-toast.tsx'
import { useDecisionCommand } from './use-decision-command.ts'

/** Says what a move does before it is made. */
export function MoveDialog({ scope, count, selection, onDone, onClose }: ChangeDialogProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const targets = useQuery(moveTargetsQuery(scope, search))
  const moving = useDecisionCommand(moveApplicants, {
    onDone: (reply) => {
      notifyResult(reply)
      onDone()
    },
  })
  return (
    <ChoiceDialog
      title={
        <Plural
          value={count}
          one="Move # applicant to another requisition"
          other="Move # applicants to another requisition"
        />
      }
      submitLabel={<Trans>Move</Trans>}
      searchLabel={t`Search open requisitions`}
      legend={t`The requisition to move to`}
      options={
        targets.data === undefined && targets.isPending
          ? undefined
          : (targets.data ?? []).map(optionOf)
      }
      noneFound={
        targets.data?.length === 0 ? <Trans>No other open requisition matches.</Trans> : null
      }
      isBusy={moving.isPending}
      error={moving.error ?? targets.error}
      onSearch={setSearch}
      onSubmit={(chosen) => moving.mutate({ scope, selection, toJobId: Number(chosen) })}
      onClose={onClose}
    >
      <p>
        <Trans>
          They start at the first step there. Results of the same assessments within the retake
          interval count again; they complete the rest. Upcoming interviews are cancelled by email,
          and undoing does not restore them. Candidates see the new position; no other message is
          sent.
        </Trans>
      </p>
    </ChoiceDialog>
  )
}
