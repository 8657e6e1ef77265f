// Answers that the server does not take: each with its reason, and nothing written.
import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import {
  beginAttempt,
  heldBy,
  listCompetencyQuestionIds,
  revision,
  save,
} from '#testing/candidate.ts'
import { countRows } from '#testing/row-counts.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test

const questions = await listCompetencyQuestionIds(test)
const [q1 = '', q2 = ''] = questions

const begin = () => beginAttempt(test)

describe('answers that are not valid', () => {
  it.each([
    ['an unknown question', () => [revision('no-such-question')], 'answers.0.question_id'],
    [
      'a value outside the choices',
      () => [revision(q1), revision(q2, { value: 9 })],
      'answers.1.value',
    ],
    ['a value of another type', () => [revision(q1, { value: 'often' })], 'answers.0.value'],
    ['an object as value', () => [revision(q1, { value: { a: 1 } })], 'answers.0.value'],
    ['a revision below one', () => [revision(q1, { rev: 0 })], 'answers.0.rev'],
    [
      'a time that is none',
      () => [{ ...revision(q1), answered_at: 'yesterday' }],
      'answers.0.answered_at',
    ],
    [
      'a year that no database knows',
      () => [{ ...revision(q1), answered_at: '0000-01-01T00:00:00Z' }],
      'answers.0.answered_at',
    ],
    ['no answers', () => [], 'answers'],
    ['201 answers', () => Array.from({ length: 201 }, () => revision(q1)), 'answers'],
    ['one question twice', () => [revision(q1), revision(q1, { rev: 2 })], 'answers.1.question_id'],
  ])('are refused: %s', async (_, make, field) => {
    const { client, attemptId } = await begin()
    const before = await countRows(database)
    const reply = await save(client, { attemptId, answers: make() })

    expect(reply.status).toBe(400)
    expect(reply.body.error.code).toBe('validation_failed')
    expect(Object.keys(reply.body.error.fields)).toContain(field)
    expect(await countRows(database)).toEqual(before)
  })

  it('are not found for an attempt of another user, or of no one', async () => {
    const { attemptId } = await begin()
    const stranger = await begin()
    for (const id of [attemptId, randomUUID()]) {
      const reply = await save(stranger.client, { attemptId: id, answers: [revision(q1)] })
      expect(reply.status).toBe(404)
      const held = await stranger.client.get(`/user-response/v1/assessment-answers/${id}/`)
      expect(held.status).toBe(404)
    }
  })

  it('are not found for a stranger even when the server knows the attempt already', async () => {
    const owner = await begin()
    await save(owner.client, { attemptId: owner.attemptId, answers: [revision(q1)] })
    const stranger = await begin()
    const reply = await save(stranger.client, {
      attemptId: owner.attemptId,
      answers: [revision(q2)],
    })
    expect(reply.status).toBe(404)
    expect(await heldBy(owner.client, owner.attemptId)).toEqual({ [q1]: 3 })
  })
})
