// What is read of a company's sets of screening questions, in its settings and where plans take from them.
export const SCREENING_SETS = '/account/v1/{account_id}/templates/screening-question/'

export type SetSearch = { readonly search: string; readonly page: number }

export function setsAsked(accountId: number, { search, page }: SetSearch) {
  return { path: { account_id: accountId }, query: { search, page, page_size: 25 } }
}
