// A short list of a person's own things, newest first, a page at a time.
import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CardList } from '#web/ui/layout/card.tsx'

import { useErrorText } from '../shell/error-messages.ts'

import styles from './privacy.module.css'

type Page<Row> = {
  readonly data: readonly Row[]
  readonly meta: { readonly page_size: number; readonly total: number }
}

type PagedCardsProps<Row> = {
  list: UseQueryResult<Page<Row>>
  page: number
  onPage: (page: number) => void
  /** Shown until the first answer. */
  skeleton?: ReactNode
  /** Shown when there is nothing. */
  none?: ReactNode
  /** One row, as an item with a key. */
  children: (row: Row) => ReactNode
}

export function PagedCards<Row>(props: PagedCardsProps<Row>) {
  const { list, page, onPage, skeleton, none, children } = props
  const errorText = useErrorText()
  if (list.data === undefined) {
    if (list.error === null) return skeleton
    return (
      <Banner
        tone="danger"
        isLive
        action={
          <Button size="small" isBusy={list.isFetching} onClick={() => void list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorText(list.error)}
      </Banner>
    )
  }
  const { data, meta } = list.data
  const isLast = page * meta.page_size >= meta.total
  return (
    <>
      {data.length === 0 ? none : <CardList>{data.map(children)}</CardList>}
      {(page > 1 || !isLast) && (
        <div className={styles.actions}>
          <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
            <Trans>Newer ones</Trans>
          </Button>
          <Button disabled={isLast} onClick={() => onPage(page + 1)}>
            <Trans>Older ones</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
