import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildStaff } from '#testing/builders.ts'
import { arrive } from '#testing/decisions.ts'
import { tablesThatHold } from '#testing/privacy.ts'
import { openTestApp } from '#testing/test-app.ts'

import { collectExport } from './collect-export.ts'
import { eraseApplications } from './erase-applications.ts'

const test = await openTestApp()
const { database } = test

describe('what colleagues noted about an applicant', () => {
  it('is in the copy that a company makes as far as it is for the team, without its author', async () => {
    const { first, words } = await note()
    const whose = { userId: first.userId, accountId: first.accountId, hasPrivateData: false }
    const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
    const { userSmartreqId: user_smartreq_id } = first
    expect(copy['tags']).toEqual([{ user_smartreq_id, tag: words.tag }])
    expect(copy['comments']).toMatchObject([{ user_smartreq_id, text: words.shared }])
    expect(JSON.stringify(copy)).not.toContain(words.hidden)
  })

  it('is not in the copy that the applicant takes without asking the company', async () => {
    const { first, words } = await note()
    const whose = { userId: first.userId, accountId: null, hasPrivateData: true }
    const copy = await database.inScope({ kind: 'system' }, (tx) => collectExport(tx, whose))
    for (const word of Object.values(words)) expect(JSON.stringify(copy)).not.toContain(word)
  })

  it('goes with the application, but for the name of a tag, which is the company’s', async () => {
    const { first, words } = await note()
    const all = Object.values(words)
    expect(await tablesThatHold(database, all)).toEqual(
      expect.arrayContaining(['applicant_tag', 'application_comment', 'audit_event']),
    )
    await eraseApplications(
      { ...test, ...test.clock },
      {
        accountId: first.accountId,
        userSmartreqIds: [first.userSmartreqId],
        rule: 'request',
      },
    )
    expect(await tablesThatHold(database, all)).toEqual(['applicant_tag'])
  })
})

/** An applicant with a tag, and with comments by a member of the company, all in words that nothing else holds. */
async function note() {
  const { company, first, recruiter, requisition } = await arrive(test)
  const words = { tag: word(), shared: word(), hidden: word(), replaced: word(), deleted: word() }
  const colleague = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
  const url = `/user/v1/comment/${first.userSmartreqId}/`
  const add = (text: string, scope = 'team') => colleague.post(url, { text, scope })
  await add(words.hidden, 'private')
  const shared = await add(words.replaced)
  const deleted = await add(words.deleted)
  const oneOf = ({ body }: typeof shared) => `/user/v1/comment-detail/${body.data.comment_uuid}/`
  await colleague.patch(oneOf(shared), { text: words.shared })
  await colleague.delete(oneOf(deleted))
  const tags = `/smartreq/v1/${requisition.jobId}/applicants/tags/`
  await recruiter.post(tags, { add: [words.tag], ref_ids: [first.refId] })
  return { first, words }
}

function word(): string {
  return `w${randomUUID().slice(0, 13)}`
}
