// Which lists have saved views, and the bounds of one.
export const SAVED_VIEW_LISTS = ['requisitions', 'applicants', 'all_applicants', 'users'] as const
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number]

export const VIEW_NAME_MAX_LENGTH = 60
export const VIEW_QUERY_MAX_LENGTH = 2000
/** Of one user in one list. */
export const MAX_VIEWS = 50
