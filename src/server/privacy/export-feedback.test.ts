// Feedback in the copy that a company makes: as on the screens, no interviewer reads what others wrote before they submit.
import { expect, it } from 'vitest'

import { interviewFeedback } from '#server/db/schema/interview-feedback.ts'
import { buildStaff } from '#testing/builders.ts'
import { buildInterview } from '#testing/conducted-interviews.ts'
import { arrive } from '#testing/decisions.ts'
import { openTestApp } from '#testing/test-app.ts'

import { collectExport } from './collect-export.ts'

const test = await openTestApp()
const { database } = test
const at = new Date('2026-03-05T10:00:00.000Z')
const words = 'Never met a calmer person'
const entries = { summary: { value: words, at: at.toISOString() } }

it.each([
  ['an admin who has still to write theirs', 'Account admin', null, false],
  ['an admin whose feedback is a draft', 'Account admin', 'draft', false],
  ['an admin who has submitted theirs', 'Account admin', 'submitted', true],
  ['a colleague who makes no copies', 'Interviewer', null, true],
] as const)('has it beside %s: %s, %s, %s', async (_, preset, status, isThere) => {
  const { company, first } = await arrive(test)
  const { accountId, userId, userSmartreqId } = first
  const author = await buildStaff(database, { company, preset: 'Interviewer' })
  const other = await buildStaff(database, { company, preset })
  const interviewerIds = [author.userId, other.userId]
  const interview = { accountId, userSmartreqId, interviewerIds }
  const interviewUuid = await buildInterview(database, interview)
  const row = { accountId, interviewUuid, updatedAt: at }
  const submitted = { status: 'submitted', submittedAt: at } as const
  await database.owner
    .insert(interviewFeedback)
    .values({ ...row, userId: author.userId, entries, ...submitted })
  if (status !== null)
    await database.owner.insert(interviewFeedback).values({
      ...row,
      userId: other.userId,
      entries: {},
      ...(status === 'submitted' ? submitted : { status }),
    })
  const copy = await database.inScope({ kind: 'system' }, (tx) =>
    collectExport(tx, { userId, accountId, hasPrivateData: true }),
  )
  expect(JSON.stringify(copy).includes(words)).toBe(isThere)
  expect('left_out_feedback' in copy).toBe(!isThere)
})
