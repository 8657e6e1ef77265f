import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { AppLink } from '../app-link.tsx'
import { Checkbox } from '../checkbox.tsx'
import { classNames } from '../class-names.ts'
import { type Sort, TableHeader } from './table-header.tsx'
import styles from './table.module.css'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** `end` for numbers, so that their digits stand under each other. */
  align?: 'start' | 'end'
  /** Left out on a phone, where the row link leads to the rest. */
  isSecondary?: boolean
}

/** Which rows are chosen for a bulk act. */
export type Selection = { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void }

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  /** The first column names the row. */
  columns: ReadonlyArray<Column<Row>>
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The row in words, for its checkbox; needed with a selection. */
  rowName?: (row: Row) => string
  /** Makes the whole row lead there. */
  rowHref?: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  density?: 'regular' | 'compact'
  selection?: Selection
  /** In the place of rows when there are none. */
  empty?: ReactNode
  /** A CSS length above which the rows scroll under the header. */
  maxHeight?: string
}

/** A dense, sortable list of things. Rows come sorted and paged from the server; it only shows and asks. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, density, selection, empty, maxHeight } = props
  const { t } = useLingui()
  const columnCount = columns.length + (selection === undefined ? 0 : 1)
  const chosenCount = selection === undefined ? 0 : rows.filter((row) => selection.ids.has(rowId(row))).length
  const isAllChosen = rows.length > 0 && chosenCount === rows.length

  const chooseAll = () => {
    const ids = new Set(selection?.ids)
    for (const row of rows) {
      if (isAllChosen) ids.delete(rowId(row))
      else ids.add(rowId(row))
    }
    selection?.onChange(ids)
  }

  return (
    // Focusable, because a region that scrolls must scroll by keyboard too.
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0} style={{ maxHeight }}>
      <table className={classNames(styles.table, density === 'compact' && styles.compact)} aria-label={caption}>
        <thead>
          <tr>
            {selection !== undefined && (
              <th scope="col" className={styles.select}>
                <Checkbox
                  label={t`Select all rows`}
                  isLabelHidden
                  checked={isAllChosen}
                  isMixed={chosenCount > 0 && !isAllChosen}
                  onChange={chooseAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHeader key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowId(row)} row={row} table={props} />
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td className={styles.empty} colSpan={columnCount}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<Row>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, rowHref, selection } = table
  const isChosen = selection?.ids.has(table.rowId(row)) ?? false
  return (
    <tr className={classNames(rowHref !== undefined && styles.row, isChosen && styles.selected)}>
      {selection !== undefined && <SelectionCell row={row} table={table} selection={selection} isChosen={isChosen} />}
      {columns.map((column, index) => {
        const className = classNames(column.align === 'end' && styles.end, column.isSecondary === true && styles.secondary)
        const content = column.cell(row)
        if (index > 0) {
          return (
            <td key={column.id} className={className}>
              {content}
            </td>
          )
        }
        return (
          <th key={column.id} scope="row" className={className}>
            {rowHref === undefined ? (
              content
            ) : (
              <AppLink className={styles.rowLink} href={rowHref(row)}>
                {content}
              </AppLink>
            )}
          </th>
        )
      })}
    </tr>
  )
}

type SelectionCellProps<Row> = { row: Row; table: TableProps<Row>; selection: Selection; isChosen: boolean }

function SelectionCell<Row>({ row, table, selection, isChosen }: SelectionCellProps<Row>) {
  const { t } = useLingui()
  const id = table.rowId(row)
  const name = table.rowName?.(row) ?? id
  const toggle = () => {
    const ids = new Set(selection.ids)
    if (isChosen) ids.delete(id)
    else ids.add(id)
    selection.onChange(ids)
  }
  return (
    <td className={styles.select}>
      <Checkbox label={t`Select ${name}`} isLabelHidden checked={isChosen} onChange={toggle} />
    </td>
  )
}
