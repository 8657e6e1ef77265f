import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../../controls/button.tsx'
import { EmptyState } from '../../feedback/empty-state.tsx'

/** In place of a page of a list whose entries are gone meanwhile, with the way to those that are left. */
export function EmptyPage({ icon, onFirstPage }: { icon?: ReactNode; onFirstPage: () => void }) {
  return (
    <EmptyState
      icon={icon}
      title={<Trans>This page of the list is empty</Trans>}
      action={
        <Button onClick={onFirstPage}>
          <Trans>Go to the first page</Trans>
        </Button>
      }
    />
  )
}
