import { describe, expect, it } from 'vitest'

import { FOLLOW_LIMITS } from '#contract/applicants/applicants-rules.ts'

import { createRecentChanges } from './recent-changes.ts'

const entry = (auditId: number, userSmartreqId = 7) => ({ auditId, actorId: 2, userSmartreqId })
const follow = () => createRecentChanges({ userId: 1 })

describe('what is new since the last look', () => {
  it('is nothing at first, and each application once after that', () => {
    const tell = follow()
    expect(tell([entry(1)])).toBeNull()
    expect(tell([entry(1)])).toBeNull()
    expect(tell([entry(1), entry(2, 8), entry(3, 8), entry(4, 9)])).toEqual({
      user_smartreq_ids: [8, 9],
      is_more: false,
      is_own: false,
    })
    expect(tell([entry(4, 9)])).toBeNull()
  })

  it('has an entry that was committed after later ones', () => {
    const tell = follow()
    tell([])
    tell([entry(5)])
    expect(tell([entry(4, 3), entry(5)])).toEqual({
      user_smartreq_ids: [3],
      is_more: false,
      is_own: false,
    })
  })

  it('names so many applications and no more', () => {
    const tell = follow()
    tell([])
    const many = Array.from({ length: FOLLOW_LIMITS.named + 1 }, (_, index) => entry(index, index))
    const told = tell(many)
    expect(told?.user_smartreq_ids).toHaveLength(FOLLOW_LIMITS.named)
    expect(told?.is_more).toBe(true)
  })

  it('says when the user who follows did all of it', () => {
    const tell = follow()
    tell([])
    const own = { ...entry(1), actorId: 1 }
    const ofTheProduct = { ...entry(2), actorId: null }
    expect(tell([own])?.is_own).toBe(true)
    expect(tell([own, ofTheProduct, { ...own, auditId: 3 }])?.is_own).toBe(false)
  })
})
