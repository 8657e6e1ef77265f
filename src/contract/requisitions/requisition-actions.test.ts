import { describe, expect, it } from 'vitest'

import { REQUISITION_STATUSES } from '../applicants/application-states.ts'
import { actionsOf, REQUISITION_ACTIONS, statusAfter } from './requisition-actions.ts'

const recruiter = { wasOpen: false, needsApproval: true, canApprove: false }
const approver = { ...recruiter, canApprove: true }
const trusting = { ...recruiter, needsApproval: false }

describe('actions of a requisition', () => {
  it('lets a recruiter ask where the company approves, and take the request back', () => {
    expect(actionsOf({ ...recruiter, status: 'draft' })).toEqual(['request_approval', 'cancel'])
    expect(actionsOf({ ...recruiter, status: 'pending_approval' })).toEqual([
      'withdraw_request',
      'cancel',
    ])
  })

  it('lets an approver open at once, and decide on what others ask for', () => {
    expect(actionsOf({ ...approver, status: 'draft' })).toEqual(['open', 'cancel'])
    expect(actionsOf({ ...approver, status: 'pending_approval' })).toEqual([
      'approve',
      'send_back',
      'cancel',
    ])
  })

  it('lets everyone open where no approval is asked for', () => {
    expect(actionsOf({ ...trusting, status: 'draft' })).toEqual(['open', 'cancel'])
  })

  it('asks for no second approval of what was open before', () => {
    const held = { ...recruiter, wasOpen: true }
    expect(actionsOf({ ...held, status: 'on_hold' })).toEqual(['open', 'close', 'cancel'])
    expect(actionsOf({ ...held, status: 'closed' })).toEqual(['reopen'])
  })

  it('opens no cancelled draft past its approval', () => {
    expect(actionsOf({ ...recruiter, status: 'cancelled' })).toEqual([])
    expect(actionsOf({ ...approver, status: 'cancelled' })).toEqual(['reopen'])
  })

  it('never reaches open without an approver where approval is asked for', () => {
    for (const status of REQUISITION_STATUSES) {
      const reached = actionsOf({ ...recruiter, status }).map((one) => statusAfter(status, one))
      expect(status === 'on_hold' ? [] : reached).not.toContain('open')
    }
  })

  it('has a way out of every status for an approver', () => {
    for (const status of REQUISITION_STATUSES)
      expect(actionsOf({ ...approver, wasOpen: true, status })).not.toEqual([])
  })

  it('names every action in some status', () => {
    const all = REQUISITION_STATUSES.flatMap((status) =>
      [recruiter, approver].flatMap((facts) => actionsOf({ ...facts, status })),
    )
    expect(new Set(all)).toEqual(new Set(REQUISITION_ACTIONS))
  })
})
