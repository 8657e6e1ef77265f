import { expect, it } from 'vitest'

import { getJobAccess } from '#contract/requisitions/requisitions.ts'
import { openTestApp } from '#testing/test-app.ts'

import { prepareDocument } from './document.ts'

const test = await openTestApp()
prepareDocument(test.app)

it('is shown as a page only where the operator wants it', async () => {
  const without = await openTestApp({ hasDocs: false })
  prepareDocument(without.app)
  const ask = async (url: string) => (await without.app.inject(url)).statusCode
  const pages = [
    '/docs',
    '/docs/',
    '/docs/json',
    '/docs/operations',
    '/docs/testing',
    '/docs/guides.css',
  ]
  const asked = await Promise.all([...pages, '/openapi.json'].map(ask))
  expect(asked).toEqual([...pages.map(() => 404), 200])
  expect((await test.app.inject('/docs')).statusCode).toBe(200)
})

it('links to the guides from the page alone, which shows them', async () => {
  const descriptionAt = async (url: string) => {
    const document = (await test.app.inject(url)).json<{ info: { description: string } }>()
    return document.info.description
  }
  const links = '[Operations](/docs/operations) · [Testing](/docs/testing)'
  expect(await descriptionAt('/docs/json')).toContain(links)
  expect(await descriptionAt('/openapi.json')).not.toContain('/docs/')
})

it('shows in the API document what an endpoint answers, by its example', async () => {
  const document = await test.app.inject({ method: 'GET', url: '/openapi.json' })
  const path = getJobAccess.url.replace(':job_id', '{job_id}')
  expect(document.json()).toHaveProperty(
    ['paths', path, 'get', 'responses', '200', 'content', 'application/json', 'schema', 'example'],
    { data: { job_id: 301, job_type_id: 2 } },
  )
})
