import { describe, expect, it } from 'vitest'

import { describeChange } from './audit-change.ts'
import { auditFilter, auditRequest, isAuditNarrowed } from './audit-request.ts'
import { auditSearch } from './audit-search.ts'

describe('the view of the audit trail', () => {
  it('holds what was chosen, and nothing that is not valid', () => {
    const search = { entity: 'role', actor: '7', from: '2026-03-01', to: '2026-02-31', page: '2' }
    expect(auditSearch(search)).toEqual({ entity: 'role', actor: 7, from: '2026-03-01', page: 2 })
    expect(auditSearch({ from: 'x', ordering: '-at', page: 1 })).toEqual({})
    const unknown = auditSearch({ entity: 'nothing' })
    expect(auditFilter(unknown)).toEqual({})
    expect(isAuditNarrowed(unknown)).toBe(false)
    expect(isAuditNarrowed(auditSearch({ page: 3 }))).toBe(false)
    expect(isAuditNarrowed(auditSearch({ to: '2026-01-01' }))).toBe(true)
  })

  it('asks from the beginning of the first day to the end of the last', () => {
    expect(auditFilter({ from: '2026-02-28', to: '2026-02-28' })).toMatchObject({
      from: '2026-02-28T00:00:00.000Z',
      until: '2026-03-01T00:00:00.000Z',
    })
    expect(auditRequest({})).toMatchObject({ ordering: '-at', page: 1 })
  })
})

describe('a change', () => {
  it('is told by what differs', () => {
    const change = {
      before: { role_name: 'A', flags: ['x', 'y'], same: 1 },
      after: { role_name: 'B', flags: ['y', 'z'], same: 1 },
    }
    expect(describeChange(change)).toEqual([
      { field: 'role_name', removed: ['A'], added: ['B'] },
      { field: 'flags', removed: ['x'], added: ['z'] },
    ])
  })

  it('tells the order of a list when only that differs', () => {
    const change = { before: { roles: ['A', 'B'] }, after: { roles: ['B', 'A'] } }
    expect(describeChange(change)).toEqual([{ field: 'roles', removed: ['A, B'], added: ['B, A'] }])
  })

  it('tells all of what was made or deleted', () => {
    expect(describeChange({ before: null, after: { flags: [], is_enabled: true } })).toEqual([
      { field: 'is_enabled', removed: [], added: ['true'] },
    ])
    expect(describeChange({ before: { name: 'A', n: null }, after: null })).toEqual([
      { field: 'name', removed: ['A'], added: [] },
    ])
  })
})
