import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useFormatter } from '#web/i18n/use-formatter.ts'

import { pageItems } from './page-range.ts'

import styles from './pagination.module.css'

type PaginationProps = {
  /** Counted from 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  /** Offers other lengths of a page. */
  sizes?: { options: readonly number[]; onChange: (pageSize: number) => void }
}

/** Which part of the list is shown, and the way to the others. */
export function Pagination({ page, pageSize, total, onPage, sizes }: PaginationProps) {
  const { t } = useLingui()
  const format = useFormatter()
  // The empty state of the list says it better.
  if (total === 0) return null
  const pageCount = Math.ceil(total / pageSize)
  const first = format.number((page - 1) * pageSize + 1)
  const last = format.number(Math.min(total, page * pageSize))
  const all = format.number(total)

  const range = (
    <div className={styles.range}>
      <span>
        <Trans>
          {first}–{last} of {all}
        </Trans>
      </span>
      {sizes !== undefined && total > Math.min(...sizes.options) && (
        <PageSizes {...sizes} pageSize={pageSize} />
      )}
    </div>
  )

  // A single page needs no way around, so no landmark either.
  if (pageCount <= 1) return <div className={styles.pagination}>{range}</div>
  return (
    <nav className={styles.pagination} aria-label={t`Pages`}>
      {range}
      <div className={styles.pages}>
        <button
          type="button"
          className={styles.page}
          aria-label={t`Previous page`}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        {pageItems(page, pageCount).map((item, index, items) =>
          item === 'gap' ? (
            <span key={`gap before ${items[index + 1]}`} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={item}
              type="button"
              className={styles.page}
              aria-label={t`Page ${item}`}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
            >
              {format.number(item)}
            </button>
          ),
        )}
        <button
          type="button"
          className={styles.page}
          aria-label={t`Next page`}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
    </nav>
  )
}

type PageSizesProps = NonNullable<PaginationProps['sizes']> & { pageSize: number }

function PageSizes({ options, onChange, pageSize }: PageSizesProps) {
  const format = useFormatter()
  return (
    <label className={styles.sizes}>
      <Trans>Rows</Trans>
      <select value={pageSize} onChange={(event) => onChange(Number(event.target.value))}>
        {options.map((option) => (
          <option key={option} value={option}>
            {format.number(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
