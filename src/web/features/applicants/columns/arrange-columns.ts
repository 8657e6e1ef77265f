// The columns of a list as a user arranged them.
import type { ArrangedColumn } from '#contract/requisitions/list-layouts.ts'

import { isOfChoice } from '../applicant-sort.ts'

type Named = { readonly id: string }

/** Columns that a list has only where they have something to say, while its user has arranged nothing. */
export type ShownByItself = Readonly<Record<string, boolean>>

/**
 * Every column in its order, with whether it is shown and how wide it is. The first one names the row: it stays first and
 * is always shown. What the arrangement does not know comes last, as the list has it by itself.
 */
export function arrangementOf(
  columns: readonly Named[],
  {
    arranged,
    isShownByItself,
  }: { arranged: readonly ArrangedColumn[]; isShownByItself: ShownByItself },
): ArrangedColumn[] {
  const [first, ...others] = columns.map(({ id }) => id)
  const known = new Map(arranged.map((one) => [one.id, one]))
  const usual = (id: string): ArrangedColumn =>
    known.get(id) ?? { id, is_shown: isShownByItself[id] ?? !isOfChoice(id), width: 'automatic' }
  const inOrder = arranged.map(({ id }) => id).filter((id) => others.includes(id))
  const unknown = others.filter((id) => !known.has(id))
  const named = first === undefined ? [] : [{ ...usual(first), is_shown: true }]
  return [...named, ...[...inOrder, ...unknown].map(usual)]
}

/** The columns that are shown, in their order and with their widths. */
export function shownColumns<Column extends Named>(
  columns: readonly Column[],
  arrangement: readonly ArrangedColumn[],
): Array<Column & Pick<ArrangedColumn, 'width'>> {
  return arrangement.flatMap(({ id, is_shown: isShown, width }) => {
    const column = columns.find((one) => one.id === id)
    return column === undefined || !isShown ? [] : [{ ...column, width }]
  })
}
