import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'

import { ConfirmDialog } from '../../feedback/confirm-dialog.tsx'

/**
 * Asks before the page is left with changes that are not saved: by a link, a tab, the back button or closing the window.
 * An address that is opened because of saving itself takes `ignoreBlocker`.
 */
export function UnsavedChanges({ isChanged }: { isChanged: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={<Trans>Discard your changes?</Trans>}
      cancelLabel={<Trans>Keep editing</Trans>}
      confirmLabel={<Trans>Discard changes</Trans>}
      isDestructive
    >
      <p>
        <Trans>You have unsaved changes on this page.</Trans>
      </p>
    </ConfirmDialog>
  )
}
