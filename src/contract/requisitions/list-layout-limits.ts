// How a user arranges the columns of a list. Without zod: screens read it as well.
export const COLUMN_WIDTHS = ['automatic', 'narrow', 'wide'] as const
export type ColumnWidth = (typeof COLUMN_WIDTHS)[number]

/** The lists whose columns are chosen. */
export const ARRANGED_LISTS = ['applicants', 'all_applicants'] as const
export type ArrangedList = (typeof ARRANGED_LISTS)[number]

export const MAX_COLUMNS = 40
