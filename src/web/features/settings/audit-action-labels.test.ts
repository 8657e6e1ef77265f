import { describe, expect, it } from 'vitest'

import type { AuditEntity } from '#contract/access/audit-entities.ts'

import { actionLabel } from './audit-action-labels.ts'

const messageOf = (entity: AuditEntity, action: string) => actionLabel({ entity, action }).message

describe('what the audit trail says was done', () => {
  it.each<[AuditEntity, string, string]>([
    ['data_import', 'resume', 'Resumed the import'],
    ['application', 'resume', 'Taken off hold'],
    ['user_job', 'merge', 'Moved to another person by a merge'],
    ['employee', 'merge', 'Merged another person into this one'],
    ['employee', 'record_fields', 'Changed the personal fields'],
    ['job_profile', 'record_fields', 'Changed the job fields'],
    ['offer', 'expire_offer', 'Offer expired'],
    ['application', 'expire_offer', 'Offer expired'],
    ['application', 'make_kiosk_code', 'Made a code for a kiosk station'],
    ['requisition', 'publish_plan', 'Published the screening plan'],
    ['tag', 'create', 'Created'],
  ])('of %s by the action %s: %s', (entity, action, words) =>
    expect(messageOf(entity, action)).toBe(words),
  )

  it('is only that something changed, for an action of a later version', () => {
    expect(messageOf('tag', 'fold')).toBe('Changed')
    expect(messageOf('application', 'fold')).toBe('Changed the application')
  })
})
