// The rows of one page of a list, which are put in order where that is possible.
import type { ReactElement } from 'react'

import { Banner } from '#web/ui/feedback/banner.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'

import { useSettingsErrorText } from './settings-error-text.ts'

import styles from './settings.module.css'

/** Where a row is among all rows of the list, and how it is moved; null where rows are not put in order. */
export type RowOrder = {
  isFirst: boolean
  isLast: boolean
  /** By how many places: -1 is one up. */
  onMove: (by: number) => void
} | null

type OrderedRowsProps<Row> = {
  /** The name of the list, for screen readers. */
  label: string
  rows: readonly Row[]
  meta: { page: number; page_size: number; total: number }
  /** Which place a row has is known only where all rows are counted. */
  isOrdered: boolean
  /** Places count from 1, over all pages. */
  onMove: (row: Row, places: { from: number; to: number }) => void
  /** Why the last row was not moved. */
  error: Error | null
  /** A row with its `key`. */
  children: (row: Row, order: RowOrder) => ReactElement
}

export function OrderedRows<Row>({
  label,
  rows,
  meta,
  isOrdered,
  ...props
}: OrderedRowsProps<Row>) {
  const errorText = useSettingsErrorText()
  const first = (meta.page - 1) * meta.page_size
  const moveTo = (from: number, to: number) => {
    const row = rows[from]
    if (row !== undefined) props.onMove(row, { from: first + from + 1, to: first + to + 1 })
  }
  const orderOf = (index: number): RowOrder =>
    isOrdered
      ? {
          isFirst: first + index === 0,
          isLast: first + index === meta.total - 1,
          onMove: (by) => moveTo(index, index + by),
        }
      : null
  const shown = rows.map((row, index) => props.children(row, orderOf(index)))
  const common = { className: styles.rows, 'aria-label': label }
  if (!isOrdered)
    return (
      <ul {...common} role="list">
        {shown.map((row) => (
          <li key={row.key} className={styles.line}>
            {row}
          </li>
        ))}
      </ul>
    )
  return (
    <>
      {props.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(props.error)}
        </Banner>
      )}
      <DragList
        as="ol"
        {...common}
        rowClassName={styles.line}
        onMove={({ from, to }) => moveTo(from, to)}
      >
        {shown}
      </DragList>
    </>
  )
}
