// How a list may be sorted and narrowed: one description for the server's query, the address of its screen and the SQL
// that orders it. Without zod, because addresses are read before a screen is loaded.

/** What a filter may be: an id, one of some values, some of them (comma-separated), a day (YYYY-MM-DD), a whole number from 0, or a text. */
type FilterSpec =
  | 'id'
  | 'day'
  | 'number'
  | 'text'
  | readonly string[]
  | { readonly anyOf: readonly string[] }

export type ListSpec = {
  readonly sort: readonly string[]
  /** A name of `sort`, behind `-` for descending. */
  readonly defaultSort: string
  readonly filters: Readonly<Record<string, FilterSpec>>
}

/** `name`, or `-name` for descending. */
export type OrderingOf<Spec extends ListSpec> = Spec['sort'][number] | `-${Spec['sort'][number]}`

type FilterValue<Filter> = Filter extends 'id' | 'number'
  ? number
  : Filter extends readonly (infer Value)[]
    ? Value
    : string

/** What an address holds of a list: only what differs from the default. */
export type ListView<Spec extends ListSpec> = {
  search?: string
  ordering?: OrderingOf<Spec>
  /** Counted from 1. */
  page?: number
} & FilterValues<Spec['filters']>

/** What an address holds of some filters. */
export type FilterValues<Filters extends ListSpec['filters']> = {
  -readonly [Name in keyof Filters]?: FilterValue<Filters[Name]>
}

/** Keeps the names of a description as types. */
export function listSpec<const Spec extends ListSpec>(
  spec: Spec & { defaultSort: OrderingOf<Spec> },
): Spec {
  return spec
}
