import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export type Sort = { column: string; direction: 'ascending' | 'descending' }

type TableHeaderProps = {
  column: { id: string; header: string; isSortable?: boolean; align?: 'start' | 'end'; isSecondary?: boolean }
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** One column header; a button where the column can be sorted. */
export function TableHeader({ column, sort, onSort }: TableHeaderProps) {
  const { id, header, align } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const isSortable = column.isSortable === true && onSort !== undefined
  const className = classNames(align === 'end' && styles.end, column.isSecondary === true && styles.secondary)
  const next: Sort = { column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' }

  return (
    <th scope="col" className={className} aria-sort={direction}>
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

function SortIcon({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === undefined) return <ChevronsUpDown size={14} aria-hidden="true" />
  if (direction === 'ascending') return <ArrowUp size={14} aria-hidden="true" />
  return <ArrowDown size={14} aria-hidden="true" />
}
