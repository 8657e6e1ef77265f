import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'

import { classNames } from '../../class-names.ts'
import { Checkbox } from '../../form/checkbox.tsx'

import styles from './table.module.css'

export type Sort = { column: string; direction: 'ascending' | 'descending' }

/** Which rows are chosen for a bulk act. */
export type Selection = { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void }

/** `automatic` is as wide as its content wants. */
export type ColumnWidth = 'automatic' | 'narrow' | 'wide'

type Place = {
  align?: 'start' | 'end'
  isLabelled?: boolean
  isWhole?: boolean
  isSecondary?: boolean
  isTertiary?: boolean
  width?: ColumnWidth
}

/** Letters of a header above which it ends in dots, as where a question is one. */
const LONG = 24

type TableHeaderProps = {
  column: Place & {
    id: string
    header: string
    isSortable?: boolean
    firstSort?: Sort['direction']
  }
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
}

/** What a column's header and cells share: alignment, and the widths that it is left out at. */
export function columnClass(place: Place): string {
  const { align, isLabelled, isWhole, isSecondary, isTertiary, width } = place
  return classNames(
    isWhole === true && styles.whole,
    align === 'end' && styles.end,
    isLabelled === true && styles.labelled,
    isSecondary === true && styles.secondary,
    isTertiary === true && styles.tertiary,
    width === 'narrow' && styles.narrow,
    width === 'wide' && styles.wide,
  )
}

type TableHeadProps = Pick<TableHeaderProps, 'sort' | 'onSort'> & {
  columns: ReadonlyArray<TableHeaderProps['column']>
  rowIds: readonly string[]
  selection: Selection | undefined
}

/** The headers, with a box that selects all rows. */
export function TableHead({ columns, rowIds, sort, onSort, selection }: TableHeadProps) {
  const { t } = useLingui()
  const chosenCount = rowIds.filter((id) => selection?.ids.has(id)).length
  const isAllChosen = rowIds.length > 0 && chosenCount === rowIds.length

  const chooseAll = () => {
    const ids = new Set(selection?.ids)
    for (const id of rowIds) {
      if (isAllChosen) ids.delete(id)
      else ids.add(id)
    }
    selection?.onChange(ids)
  }

  return (
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
  )
}

/** One column header; a button where the column can be sorted. */
function TableHeader({ column, sort, onSort }: TableHeaderProps) {
  const { id, header, firstSort = 'ascending' } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const isSortable = column.isSortable === true && onSort !== undefined
  const next: Sort = {
    column: id,
    direction: direction === undefined ? firstSort : opposite(direction),
  }

  const text =
    header.length > LONG ? (
      <span className={styles.long} title={header}>
        {header}
      </span>
    ) : (
      header
    )

  return (
    <th scope="col" className={columnClass(column)} aria-sort={direction}>
      {isSortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {text}
          <SortIcon direction={direction} />
        </button>
      ) : (
        text
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
