import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { toAppError } from './errors.ts'
import { loggableError } from './loggable-error.ts'

const refused = (code: string) => {
  const message = 'Key (email)=(grace@example.com) exists.'
  const cause = Object.assign(new Error(message), { code, detail: message })
  return new DrizzleQueryError('select $1', ['grace@example.com'], cause)
}

it('says of a query which it was and what went wrong, and none of its values', () => {
  const logged = JSON.stringify(loggableError(refused('23505')))
  expect(logged).toContain('select $1')
  expect(logged).toContain('23505')
  expect(logged).toContain('loggable-error.test')
  expect(logged).not.toContain('grace')
})

it('leaves other errors as they are', () => {
  const error = new Error('No disk.')
  expect(loggableError(error)).toBe(error)
})

it('knows a lost connection behind a query', () => {
  expect(toAppError(refused('57P01')).code).toBe('unavailable')
  expect(toAppError(refused('23505')).code).toBe('internal')
})
