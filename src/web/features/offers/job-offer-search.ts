// The view of a requisition's offers as its address holds it.
import type { ListView } from '#contract/core/list-view.ts'
import { JOB_OFFER_LIST } from '#contract/offers/offer-states.ts'
import { listRequest, listSearch } from '#web/api/list-search.ts'

export type JobOffersView = ListView<typeof JOB_OFFER_LIST>

export const jobOffersSearch = listSearch(JOB_OFFER_LIST)

export const JOB_OFFERS = '/job/v1/{job_id}/offers/'

export function jobOffersAsked(jobId: number, view: JobOffersView) {
  return { path: { job_id: jobId }, query: listRequest(JOB_OFFER_LIST, view) }
}
