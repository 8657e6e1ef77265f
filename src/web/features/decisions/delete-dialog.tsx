import { Plural, Trans } from '@lingui/react/macro'

import type { ChangeDialogProps } from './assign-user-dialog.tsx'
import { changeApplicants } from './change-queries.ts'
import { notifyChanged } from './changed-toast.tsx'
import { CommandDialog } from './command-dialog.tsx'
import { useDecisionCommand } from './use-decision-command.ts'

/** Says what deleting applicants from their requisition does, and does it. */
export function DeleteDialog({ scope, count, selection, onDone, onClose }: ChangeDialogProps) {
  const deleting = useDecisionCommand(changeApplicants, {
    onDone: (reply) => {
      notifyChanged(reply)
      onDone()
    },
  })
  return (
    <CommandDialog
      title={
        scope.kind === 'job' ? (
          <Plural
            value={count}
            one="Delete # applicant from the requisition?"
            other="Delete # applicants from the requisition?"
          />
        ) : (
          <Plural
            value={count}
            one="Delete # applicant from their requisition?"
            other="Delete # applicants from their requisitions?"
          />
        )
      }
      submitLabel={
        scope.kind === 'job' ? (
          <Trans>Delete from the requisition</Trans>
        ) : (
          <Trans>Delete from their requisitions</Trans>
        )
      }
      isBusy={deleting.isPending}
      error={deleting.error}
      onSubmit={() => deleting.mutate({ kind: 'delete', scope, selection })}
      onClose={onClose}
    >
      <p>
        <Trans>
          Lists and counts show these applications no more, and the candidates no longer see them.
          Interviews to come are cancelled, with an email, and undoing does not bring them back; no
          other email is sent. Applicants who were hired stay.
        </Trans>
      </p>
      <p>
        <Trans>
          Their data stays stored until your retention rules remove it. You can undo this for ten
          minutes.
        </Trans>
      </p>
    </CommandDialog>
  )
}
