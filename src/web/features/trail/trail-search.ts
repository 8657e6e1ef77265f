// The view of a trail as its address holds it, beside the view of the list that the scorecard was opened from.
import { defaultStringifySearch } from '@tanstack/react-router'

import { pageOf } from '#web/api/page-search.ts'

export type TrailSearch = {
  /** The only device that is shown. */
  sent_device?: string
  /** Newest first; oldest first is the default. */
  sent_order?: 'newest'
  sent_page?: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const PAGE_SIZE = 50

/** Reads the view; what is not valid, or is the default, is left out. */
export function trailSearch(search: Record<string, unknown>): TrailSearch {
  const device = search['sent_device']
  return {
    sent_device: typeof device === 'string' && UUID.test(device) ? device : undefined,
    sent_order: search['sent_order'] === 'newest' ? 'newest' : undefined,
    sent_page: pageOf(search['sent_page']),
  }
}

/** The view as the server is asked for it, defaults filled in. */
export function trailRequest(view: TrailSearch) {
  return {
    device_id: view.sent_device,
    ordering: view.sent_order === 'newest' ? '-at' : 'at',
    page: view.sent_page ?? 1,
    page_size: PAGE_SIZE,
  } as const
}

export type TrailKey = { userSmartreqId: number; userStepActivityId: number }

/** The address of a trail; `search` is what leads back to the list. */
export function trailHref(
  { userSmartreqId, userStepActivityId }: TrailKey,
  search: Record<string, unknown>,
): string {
  const path = `/smartreq-detail-applicant/${userSmartreqId}/trail/${userStepActivityId}`
  return `${path}${defaultStringifySearch(search)}`
}
