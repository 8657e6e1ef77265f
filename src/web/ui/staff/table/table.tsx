import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classNames } from '../../class-names.ts'
import { AppLink } from '../../controls/app-link.tsx'
import { Checkbox } from '../../form/checkbox.tsx'
import { isPlainMouseClick } from './plain-click.ts'
import { moveBetweenRows, ROW_LINK, selectRow } from './row-keys.ts'
import {
  columnClass,
  type ColumnWidth,
  type Selection,
  type Sort,
  TableHead,
} from './table-header.tsx'

import styles from './table.module.css'

export type { Selection } from './table-header.tsx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isSortable?: boolean
  /** What the first click on the header sorts by; numbers and dates read best from the top. */
  firstSort?: Sort['direction']
  /** After the content on its line, fainter, shortened where there is no room; in the first column outside the row's link. */
  beside?: (row: Row) => ReactNode
  /** Below the content, smaller; in the first column outside the row's link. */
  detail?: (row: Row) => ReactNode
  /** `end` for numbers, so that their digits stand under each other. */
  align?: 'start' | 'end'
  /** On a card the header stands before it, as before numbers. */
  isLabelled?: boolean
  /** Never shortened, as a time. */
  isWhole?: boolean
  /** Left out on a phone that shows rows, where the row link leads to the rest. */
  isSecondary?: boolean
  /** Left out below the width of a laptop; with `isSecondary`, a card has it. */
  isTertiary?: boolean
  /** As its user arranged it. */
  width?: ColumnWidth
}

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
  /** Shows a row that is clicked beside the table; Enter, and a click that asks for a new tab, follow its link. */
  onRowOpen?: (row: Row) => void
  /** The row that is shown beside the table. */
  openId?: string | undefined
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** `line`: a row is one line, and a card on a phone. */
  density?: 'regular' | 'compact' | 'line'
  selection?: Selection
  /** In the place of rows when there are none. */
  empty?: ReactNode
  /** A CSS length above which the rows scroll under the header. */
  maxHeight?: string
  /** Other rows are on their way: these stay, dimmed. */
  isBusy?: boolean
}

/** A dense, sortable list of things. Rows come sorted and paged from the server; it only shows and asks. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowId,
    sort,
    onSort,
    density,
    selection,
    empty,
    maxHeight,
    isBusy = false,
  } = props
  const columnCount = columns.length + (selection === undefined ? 0 : 1)
  return (
    // Focusable, because a region that scrolls must scroll by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the links inside
    <section
      className={classNames(styles.scroll, isBusy && styles.busy)}
      aria-label={caption}
      aria-busy={isBusy || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      style={{ maxHeight }}
      onKeyDown={(event) => {
        moveBetweenRows(event)
        selectRow(event)
      }}
    >
      <table
        className={classNames(
          styles.table,
          density === 'compact' && styles.compact,
          density === 'line' && styles.line,
        )}
        aria-label={caption}
      >
        <TableHead {...{ columns, sort, onSort, selection }} rowIds={rows.map(rowId)} />
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
    </section>
  )
}

function TableRow<Row>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, rowHref, onRowOpen, selection } = table
  const isChosen = selection?.ids.has(table.rowId(row)) ?? false
  const isOpen = table.openId === table.rowId(row)
  return (
    <tr
      className={classNames(
        rowHref !== undefined && styles.row,
        isChosen && styles.selected,
        isOpen && styles.open,
      )}
      data-row-id={table.rowId(row)}
    >
      {selection !== undefined && (
        <SelectionCell row={row} table={table} selection={selection} isChosen={isChosen} />
      )}
      {columns.map((column, index) => (
        <TableCell
          key={column.id}
          column={column}
          row={row}
          isFirst={index === 0}
          href={rowHref?.(row)}
          isCut={table.density === 'line'}
          isOpen={isOpen}
          onOpen={onRowOpen && (() => onRowOpen(row))}
        />
      ))}
    </tr>
  )
}

type TableCellProps<Row> = {
  column: Column<Row>
  row: Row
  isFirst: boolean
  href: string | undefined
  /** Whether text that does not fit ends in dots: all of it is its title then. */
  isCut: boolean
  isOpen: boolean
  onOpen: (() => void) | undefined
}

function TableCell<Row>(props: TableCellProps<Row>) {
  const { column, row, isFirst, href, isCut, isOpen, onOpen } = props
  const className = columnClass(column)
  const detail = column.detail !== undefined && (
    <div className={styles.detail}>{column.detail(row)}</div>
  )
  const beside = column.beside !== undefined && (
    <span className={styles.beside}>{column.beside(row)}</span>
  )
  const content = column.cell(row)
  const title = isCut && typeof content === 'string' ? content : undefined
  if (!isFirst) {
    return (
      <td className={className} data-label={column.header} title={title}>
        {content}
        {beside}
        {detail}
      </td>
    )
  }
  const link = { [ROW_LINK]: '' }
  return (
    <th scope="row" className={className} title={title}>
      {href === undefined ? (
        content
      ) : (
        <AppLink
          {...link}
          className={styles.rowLink}
          href={href}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (onOpen === undefined || !isPlainMouseClick(event)) return
            event.preventDefault()
            onOpen()
          }}
        >
          {content}
        </AppLink>
      )}
      {beside}
      {detail}
    </th>
  )
}

type SelectionCellProps<Row> = {
  row: Row
  table: TableProps<Row>
  selection: Selection
  isChosen: boolean
}

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
