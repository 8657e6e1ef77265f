// Reads a list's view from the search parameters of an address. What is not valid, or is the default, is left out,
// so that an address holds only what the user chose.
import type { FilterValues, ListSpec, ListView, OrderingOf } from '#contract/core/list-view.ts'

import { idOf, pageOf } from './page-search.ts'

const MAX_SEARCH = 100

export function textOf(value: unknown): string | undefined {
  // The router reads ?search=2024 as a number.
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim().slice(0, MAX_SEARCH)
  return trimmed === '' ? undefined : trimmed
}

function wholeOf(value: unknown): number | undefined {
  if (value === '') return undefined
  const number = Number(value)
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

export function oneOf<const T>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value)
}

/** A comma-separated choice, in the order of the options: `new,active`. */
export function someOf(options: readonly string[], value: unknown): string | undefined {
  return joined(chosenOf(options, value))
}

/** The options that a comma-separated value names. */
export function chosenOf<const T extends string>(options: readonly T[], value: unknown): T[] {
  const named = typeof value === 'string' ? value.split(',') : []
  return options.filter((option) => named.includes(option))
}

export function joined(chosen: Iterable<string>): string | undefined {
  const text = [...chosen].join(',')
  return text === '' ? undefined : text
}

/** A day of the calendar, YYYY-MM-DD: not the 31st of February, and not before 1970. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const at = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.getTime() < 0) return undefined
  return at.toISOString().startsWith(value) ? value : undefined
}

/** What reads the view of a list from the search parameters of its address. */
export function listSearch<const Spec extends ListSpec>(spec: Spec) {
  return (search: Record<string, unknown>): ListView<Spec> => {
    const view: unknown = {
      ...filtersIn(spec.filters, search),
      search: textOf(search['search']),
      ordering: orderingIn(spec, search['ordering']),
      page: pageOf(search['page']),
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read by its own description
    return view as ListView<Spec>
  }
}

/** What an address holds of some filters; undefined for each that it does not have. */
export function filtersIn<const Filters extends ListSpec['filters']>(
  filters: Filters,
  search: Record<string, unknown>,
): FilterValues<Filters> {
  const values: unknown = Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, filterOf(filter, search[name])]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value was read by its own description
  return values as FilterValues<Filters>
}

/** The query of a list as its server takes it: the view with its defaults. */
export function listRequest<const Spec extends ListSpec>(spec: Spec, view: ListView<Spec>) {
  const ordering: OrderingOf<Spec> = view.ordering ?? spec.defaultSort
  return { ...view, ordering, page: view.page ?? 1, page_size: 25 }
}

/** A view as search parameters in the order of their names, without its page: two views that show the same are equal. */
export function queryOf(view: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(view).filter(
    ([name, value]) => name !== 'page' && value !== undefined,
  )
  const sorted = chosen.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new URLSearchParams(sorted.map(([name, value]) => [name, String(value)])).toString()
}

/** An ordering as an address holds it: none for the default, and none that the list does not have. */
export function orderingIn<const Spec extends ListSpec>(
  spec: Spec,
  value: unknown,
): OrderingOf<Spec> | undefined {
  if (value === spec.defaultSort) return undefined
  return oneOf<OrderingOf<Spec>>(
    spec.sort.flatMap((name): OrderingOf<Spec>[] => [name, `-${name}`]),
    value,
  )
}

function filterOf(filter: ListSpec['filters'][string], value: unknown): unknown {
  if (filter === 'id') return idOf(value)
  if (filter === 'day') return dayOf(value)
  if (filter === 'number') return wholeOf(value)
  if (filter === 'text') return textOf(value)
  // The router reads ?held=1 as a number.
  const text = typeof value === 'number' ? String(value) : value
  return 'anyOf' in filter ? someOf(filter.anyOf, text) : oneOf(filter, text)
}
