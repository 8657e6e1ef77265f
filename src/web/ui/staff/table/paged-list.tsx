import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../../controls/button.tsx'
import { Banner } from '../../feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '../../feedback/skeleton.tsx'
import { Pagination } from './pagination.tsx'

type PagedListProps = {
  query: {
    data: { meta: { page: number; page_size: number; total: number } } | undefined
    error: Error | null
    refetch: () => unknown
  }
  /** Says what went wrong. */
  errorText: (error: unknown) => string
  pageSize: number
  onPage: (page: number) => void
  /** In place of a list without entries. */
  empty: ReactNode
  /** The entries of the page. */
  children: ReactNode
}

/** A list inside a card: its entries, or why there are none, with its pages where one is not enough. */
export function PagedList(props: PagedListProps) {
  const { query, errorText, pageSize, onPage, empty, children } = props
  const { data, error, refetch } = query
  if (data === undefined && error !== null) {
    return (
      <Banner
        tone="danger"
        isLive
        action={
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(error)}
      </Banner>
    )
  }
  if (data === undefined) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    )
  }
  const { page, page_size, total } = data.meta
  // The entries of the last page may be gone meanwhile.
  if (total > 0 && (page - 1) * page_size >= total) {
    return (
      <Button size="small" onClick={() => onPage(1)}>
        <Trans>Go to the first page</Trans>
      </Button>
    )
  }
  return (
    <>
      {total === 0 ? empty : children}
      {total > pageSize && (
        <Pagination page={page} pageSize={page_size} total={total} onPage={onPage} />
      )}
    </>
  )
}
