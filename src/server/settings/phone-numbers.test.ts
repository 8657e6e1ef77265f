import { expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const DESK = {
  label: 'Front desk',
  number: '+1 (401) 555-0134',
  purpose: 'texts_and_calls',
  is_default_sender: true,
}

it('A phone number is stored as E.164, however it was written, and once', async () => {
  const { admin, path } = await open()
  const made = await admin.post(path, DESK)
  expect([made.status, made.body.data.number]).toEqual([201, '+14015550134'])
  const again = await admin.post(path, { ...DESK, label: 'Desk', number: '+14015550134' })
  expect([again.status, again.body.error.code]).toEqual([409, 'value_taken'])
})

it.each([
  '401 555 0134',
  '+12125552369;ext=5',
  '+1 401 555 013',
  'front desk',
  '+1401555013400000000',
])('A phone number is refused at its field: %s', async (number) => {
  const { admin, path } = await open()
  const reply = await admin.post(path, { ...DESK, number })
  expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['number']])
})

it('A company has one default sender: another number that becomes it takes its place', async () => {
  const { admin, path } = await open()
  const first = (await admin.post(path, DESK)).body.data
  const second = { ...DESK, label: 'Texts', number: '+14015550135', is_default_sender: false }
  const { phone_number_id: id } = (await admin.post(path, second)).body.data
  expect((await admin.patch(`${path}${id}/`, { is_default_sender: true })).status).toBe(200)
  const rows = (await admin.get(path)).body.data
  expect(rows).toMatchObject([
    { ...first, is_default_sender: false },
    { phone_number_id: id, is_default_sender: true },
  ])
})

it('A number for calls only is never the default sender', async () => {
  const { admin, path } = await open()
  const made = (await admin.post(path, DESK)).body.data
  const reply = await admin.patch(`${path}${made.phone_number_id}/`, { purpose: 'calls' })
  expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['is_default_sender']])
  expect((await admin.get(path)).body.data).toEqual([made])
})

async function open() {
  const company = await buildCompany(test.database)
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  return { admin, path: `/account/v1/${company.accountId}/phone-numbers/` }
}
