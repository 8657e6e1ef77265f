import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

import { classNames } from '../../class-names.ts'

import styles from './table.module.css'

export type Sort = { column: string; direction: 'ascending' | 'descending' }

/** `automatic` is as wide as its content wants. */
export type ColumnWidth = 'automatic' | 'narrow' | 'wide'

type Place = {
  align?: 'start' | 'end'
  isSecondary?: boolean
  isTertiary?: boolean
  width?: ColumnWidth
}

type TableHeaderProps = {
  column: Place & {
    id: string
    header: string
    isSortable?: boolean
    firstSort?: Sort['direction']
  }
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** What a column's header and cells share: alignment, and the widths that it is left out at. */
export function columnClass({ align, isSecondary, isTertiary, width }: Place): string {
  return classNames(
    align === 'end' && styles.end,
    isSecondary === true && styles.secondary,
    isTertiary === true && styles.tertiary,
    width === 'narrow' && styles.narrow,
    width === 'wide' && styles.wide,
  )
}

/** One column header; a button where the column can be sorted. */
export function TableHeader({ column, sort, onSort }: TableHeaderProps) {
  const { id, header, firstSort = 'ascending' } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const isSortable = column.isSortable === true && onSort !== undefined
  const next: Sort = {
    column: id,
    direction: direction === undefined ? firstSort : opposite(direction),
  }

  return (
    <th scope="col" className={columnClass(column)} aria-sort={direction}>
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {header}
          <SortIcon direction={direction} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}

function opposite(direction: Sort['direction']): Sort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending'
}

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === undefined) return <ChevronsUpDown size={14} aria-hidden="true" />
  if (direction === 'ascending') return <ArrowUp size={14} aria-hidden="true" />
  return <ArrowDown size={14} aria-hidden="true" />
}
