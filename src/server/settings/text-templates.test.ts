import { expect, it } from 'vitest'

import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

it.each([
  ['an unknown variable', 'Your salary is {{salary}}.'],
  ['braces that are not closed', 'Hi {{first_name, come at nine.'],
  ['a control character', 'Come\tat nine.'],
])('A text template is refused with %s, at its field', async (_, body) => {
  const company = await buildCompany(test.database)
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const path = `/account/v1/${company.accountId}/text-templates/`
  const good = { name: 'Call back', body: 'Hi {{first_name|:there}},\nwhen can we talk?' }
  const made = await admin.post(path, good)
  expect([made.status, made.body.data]).toMatchObject([201, good])
  const row = `${path}${made.body.data.text_template_id}/`
  for (const reply of [
    await admin.post(path, { name: 'Another', body }),
    await admin.patch(row, { body }),
  ])
    expect([reply.status, Object.keys(reply.body.error.fields)]).toEqual([400, ['body']])
  expect((await admin.get(path)).body.data).toEqual([made.body.data])
  // A change of another field leaves the body alone.
  expect((await admin.patch(row, { name: 'Call' })).body.data.body).toBe(good.body)
})
