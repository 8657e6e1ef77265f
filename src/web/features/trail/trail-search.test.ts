import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { trailHref, trailRequest, trailSearch } from './trail-search.ts'

const KEY = { userSmartreqId: 12, userStepActivityId: 34 }

describe('the view of a trail', () => {
  it('is what the address says', () => {
    const sent_device = randomUUID()
    const view = trailSearch({ sent_device, sent_order: 'newest', sent_page: 3, page: 9 })
    expect(view).toEqual({ sent_device, sent_order: 'newest', sent_page: 3 })
    expect(trailRequest(view)).toMatchObject({ device_id: sent_device, ordering: '-at', page: 3 })
  })

  it.each([
    { sent_device: 'mine', sent_order: 'oldest', sent_page: 0 },
    { sent_device: 1, sent_order: true, sent_page: 1 },
    { sent_page: 1e9 },
    {},
  ])('is the default where the address makes no sense: %o', (search) => {
    expect(trailRequest(trailSearch(search))).toMatchObject({
      device_id: undefined,
      ordering: 'at',
      page: 1,
    })
  })

  it('stands in an address that keeps the way back to the list', () => {
    expect(trailHref(KEY, { job: 3, page: 2 })).toBe(
      '/smartreq-detail-applicant/12/trail/34?job=3&page=2',
    )
  })
})
