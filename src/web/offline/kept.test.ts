import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'

import { ApiError, networkError } from '../api/api-error.ts'
import { deviceDatabase } from './database.ts'
import { askOrFindStored } from './kept.ts'
import { leaveDevice } from './leaving.ts'

const answered = (status: number) =>
  new ApiError({ code: 'unknown', status, message: `The server said ${status}.` })

const ask = (ownerId: number, reply: () => Promise<string>) =>
  askOrFindStored({ ownerId, key: 'tracker/1', ask: reply })

describe('what the server said last', () => {
  it.each([
    ['without network', networkError(new TypeError('Failed to fetch'))],
    ['when the server fails', answered(502)],
    ['when the server asks for patience', answered(429)],
    ['I5 when the session is over', answered(401)],
  ])('stands in %s', async (_, error) => {
    await ask(1, () => Promise.resolve('kept'))
    expect(await ask(1, () => Promise.reject(error))).toBe('kept')
  })

  it.each([
    ['the server’s final word', answered(404)],
    ['a refusal', answered(403)],
    [
      'I11 a session of another user',
      new ApiError({ code: 'other_user', status: 401, message: 'Another user.' }),
    ],
  ])('does not stand in for %s', async (_, error) => {
    await ask(1, () => Promise.resolve('kept'))
    await expect(ask(1, () => Promise.reject(error))).rejects.toBe(error)
  })

  it('I16 stands in for a server that does not answer, and gives way when it does', async () => {
    await ask(1, () => Promise.resolve('kept'))
    const { promise, resolve } = Promise.withResolvers<string>()
    const late = Promise.withResolvers<string>()
    const given = { ownerId: 1, key: 'tracker/1', ask: () => promise, onLate: late.resolve }
    expect(await askOrFindStored(given)).toBe('kept')
    resolve('newer')
    expect(await late.promise).toBe('newer')
    expect(await ask(1, () => Promise.reject(answered(502)))).toBe('newer')
  })

  it('I11 is never shown to another user', async () => {
    await ask(1, () => Promise.resolve('kept'))
    const error = answered(401)
    await expect(ask(2, () => Promise.reject(error))).rejects.toBe(error)
  })

  it('I11 is not stored for an owner who left meanwhile, and still shown to the one who asked', async () => {
    const leaveAndReply = async () => {
      await leaveDevice(deviceDatabase(), 3)
      return 'late'
    }
    expect(await ask(3, leaveAndReply)).toBe('late')
    const error = networkError(new TypeError('Failed to fetch'))
    await expect(ask(3, () => Promise.reject(error))).rejects.toBe(error)
  })
})
