import { expect, it } from 'vitest'

import { getJobAccess } from '#contract/requisitions.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()

it('shows in the API document what an endpoint answers, by its example', async () => {
  const document = await test.app.inject({ method: 'GET', url: '/openapi.json' })
  const path = getJobAccess.url.replace(':job_id', '{job_id}')
  expect(document.json()).toHaveProperty(
    ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema', 'example'],
    { data: { job_id: 301, job_type_id: 2 } },
  )
})
