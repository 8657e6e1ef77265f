import { expect, it } from 'vitest'

import { buildCompany, buildRequisition } from '#testing/builders.ts'
import { buildCandidate } from '#testing/candidate.ts'
import { openTestApp } from '#testing/test-app.ts'

import { assertRoom, createDiskRoom } from './disk-room.ts'

const MIB = 1024 * 1024
const full = () => Promise.resolve(3 * MIB)
const empty = () => Promise.resolve(500 * MIB)

it('a server with a full disk says so, stores nothing new, and shows what is stored', async () => {
  let isFull = false
  const test = await openTestApp({ room: { isFull: () => Promise.resolve(isFull) } })
  const company = await buildCompany(test.database)
  const requisition = await buildRequisition(test.database, { company })
  const { client, application } = await buildCandidate(test, { requisition })
  const ready = () => test.app.inject({ method: 'GET', url: '/readyz' })
  const body = { dob: '1990-02-03', gender: 'Female' }
  const save = () => client.patch(`/user/v1/${application.userId}/`, body)
  expect((await save()).status).toBe(200)
  isFull = true
  const [refused, read] = [await save(), await client.get('/auth/v1/')]
  expect([refused.status, refused.body.error.code, read.status]).toEqual([503, 'disk_full', 200])
  const state = await ready()
  expect([state.statusCode, state.json().error.code]).toEqual([503, 'disk_full'])
  expect((await test.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  isFull = false
  expect([(await ready()).statusCode, (await save()).status]).toEqual([200, 200])
})

it('a start on a full disk says in one sentence how much is free, and where', async () => {
  await assertRoom('/data', empty)
  await expect(assertRoom('/data', full)).rejects.toThrow(
    'The disk is full: 3 MiB are free in /data, and a start takes 64. Make room there.',
  )
})

it('a disk is asked once a second at most', async () => {
  let asked = 0
  const room = createDiskRoom('/data', () => {
    asked += 1
    return full()
  })
  expect(await Promise.all([room.isFull(), room.isFull()])).toEqual([true, true])
  expect([asked, await createDiskRoom('/data', empty).isFull()]).toEqual([1, false])
  expect(await createDiskRoom(import.meta.dirname).isFull()).toBe(false)
})
