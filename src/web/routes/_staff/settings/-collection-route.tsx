import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { textOf } from '#web/api/list-search.ts'
import { pageOf } from '#web/api/page-search.ts'
import { CollectionScreen } from '#web/features/settings/collection/collection-screen.tsx'
import type { CollectionSearch } from '#web/features/settings/collection/collection-search.ts'
import type { CollectionView } from '#web/features/settings/collection/collection-words.ts'

type CollectionRouteProps = {
  /** What stands above the rows. */
  children?: ReactNode
  view: CollectionView
  search: CollectionSearch
  navigate: (to: {
    search: CollectionSearch
    replace: boolean
    resetScroll: boolean
  }) => Promise<void>
}

/** The screen of a collection at the address that is open. */
export function CollectionRoute({ view, search, navigate, children }: CollectionRouteProps) {
  const { accountId } = useRouteContext({ from: '/_staff/settings' })
  return (
    <CollectionScreen
      {...{ accountId, view, search }}
      onSearch={(next, how) =>
        void navigate({
          search: { page: pageOf(next.page), search: textOf(next.search) },
          replace: how?.isTyping ?? false,
          resetScroll: how?.isTyping !== true,
        })
      }
    >
      {children}
    </CollectionScreen>
  )
}
