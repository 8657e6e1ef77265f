import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'

import { DiscardDialog } from './discard-dialog.tsx'

type UnsavedChangesProps = {
  isChanged: boolean
  /** A name in the query whose change keeps what was typed, such as the tab of a form. */
  keptAcross?: string
}

type Address = { pathname: string; search: object }
type Move = { current: Address; next: Address; keptAcross: string | undefined }

/**
 * Asks before the page is left with changes that are not saved: by a link, a tab, the back button or closing the window.
 * An address that is opened because of saving itself takes `ignoreBlocker`.
 */
export function UnsavedChanges({ isChanged, keptAcross }: UnsavedChangesProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && !isSamePage({ current, next, keptAcross }),
    enableBeforeUnload: isChanged,
    withResolver: true,
  })
  return (
    <DiscardDialog
      isOpen={status === 'blocked'}
      onKeep={() => reset?.()}
      onDiscard={() => proceed?.()}
    >
      <Trans>You have unsaved changes on this page.</Trans>
    </DiscardDialog>
  )
}

function isSamePage({ current, next, keptAcross }: Move): boolean {
  if (keptAcross === undefined || current.pathname !== next.pathname) return false
  const rest = ({ search }: Address) => JSON.stringify({ ...search, [keptAcross]: undefined })
  return rest(current) === rest(next)
}
