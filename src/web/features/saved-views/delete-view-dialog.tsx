import { Trans } from '@lingui/react/macro'

import type { SavedView } from '#contract/requisitions/saved-views.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'

import { deleteView, SAVED_VIEWS_KEY } from './saved-view-queries.ts'

type DeleteViewDialogProps = { accountId: number; view: SavedView; onClose: () => void }

/** Says who loses the view before it is deleted. */
export function DeleteViewDialog({ accountId, view, onClose }: DeleteViewDialogProps) {
  const errorText = useErrorText()
  const deleting = useCommand(deleteView, { invalidates: SAVED_VIEWS_KEY, onDone: onClose })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => deleting.mutate({ accountId, viewId: view.view_id })}
      title={<Trans>Delete the view “{view.name}”?</Trans>}
      confirmLabel={<Trans>Delete the view</Trans>}
      isDestructive
      isBusy={deleting.isPending}
    >
      <p>
        {view.is_shared ? (
          <Trans>
            It can no longer be chosen in this company. The list itself does not change.
          </Trans>
        ) : (
          <Trans>The list itself does not change.</Trans>
        )}
      </p>
      {deleting.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(deleting.error)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
