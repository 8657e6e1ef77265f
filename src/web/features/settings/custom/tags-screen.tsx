// The tags that a company's recruiters give applicants: named, merged and deleted for all of them at once.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Pagination } from '#web/ui/staff/pagination.tsx'
import { SearchField } from '#web/ui/staff/search-field.tsx'
import { SkeletonTable } from '#web/ui/staff/skeleton-table.tsx'

import { NotLoaded } from '../not-loaded.tsx'
import { usedTagsQuery } from './tag-queries.ts'
import { TagRow } from './tag-row.tsx'

import styles from '../settings.module.css'

const PAGE_SIZE = 25

export type TagView = { page?: number | undefined; search?: string | undefined }

type TagsScreenProps = {
  accountId: number
  view: TagView
  onView: (view: TagView, how?: { isTyping: boolean }) => void
}

export function TagsScreen({ accountId, view, onView }: TagsScreenProps) {
  const { t } = useLingui()
  const { page = 1, search = '' } = view
  const list = useQuery(usedTagsQuery(accountId, { page, page_size: PAGE_SIZE, search }))
  return (
    <>
      <PageHeader
        title={<Trans>Tags</Trans>}
        description={
          <Trans>
            What your recruiters mark applicants with. A new tag is made where applicants are
            tagged.
          </Trans>
        }
      />
      {list.data === undefined ? (
        <NotLoaded
          query={list}
          title={<Trans>The tags could not be loaded</Trans>}
          skeleton={<SkeletonTable rows={5} />}
        />
      ) : (
        <>
          {(search !== '' || list.data.meta.total > 0) && (
            <SearchField
              label={t`Find a tag`}
              value={search}
              onSearch={(text) => onView({ search: text }, { isTyping: true })}
            />
          )}
          {list.data.data.length === 0 ? (
            <NoTags search={search} />
          ) : (
            <ul className={styles.rows} role="list" aria-label={t`Tags`}>
              {list.data.data.map((tag) => (
                <TagRow key={tag.tag_id} {...{ accountId, tag }} />
              ))}
            </ul>
          )}
          <Pagination
            page={list.data.meta.page}
            pageSize={list.data.meta.page_size}
            total={list.data.meta.total}
            onPage={(next) => onView({ search, page: next })}
          />
        </>
      )}
    </>
  )
}

function NoTags({ search }: { search: string }) {
  if (search !== '') return <EmptyState title={<Trans>No tag matches “{search}”</Trans>} />
  return (
    <EmptyState title={<Trans>No tags yet</Trans>}>
      <Trans>Select applicants in a list and choose “Tags” to make the first one.</Trans>
    </EmptyState>
  )
}
