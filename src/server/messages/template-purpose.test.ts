import { randomUUID } from 'node:crypto'

import { expect, it } from 'vitest'

import type { EmailTemplate } from '#contract/messages/email-templates.ts'
import { buildCompany, buildStaff } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const TEXT = { subject: 'About {{job_name}}', body: '<p>Hello</p>' }

it('an email template says what it is for, in every language alike', async () => {
  const { list, create, save } = await open()
  const name = { template_display_name: 'Our no' }
  const { body } = await create({ ...name, ...TEXT, language: 'en', purpose: 'rejection' })
  const { template_slug: slug } = body.data
  // A client of before names no purpose.
  await save(slug, { ...name, ...TEXT, language: 'es' })
  expect(await purposesOf(list, slug)).toEqual(['rejection', 'rejection'])
  await save(slug, { ...name, ...TEXT, language: 'es', purpose: 'information' })
  expect(await purposesOf(list, slug)).toEqual(['information', 'information'])
  const plain = await create({ ...name, ...TEXT, language: 'en' })
  expect(plain.body.data.purpose).toBe('general')
})

it('an email template of the product keeps its purpose, whatever a company writes in it', async () => {
  const { list, save } = await open()
  const text = { template_display_name: 'No', ...TEXT, language: 'en', purpose: 'invitation' }
  const saved = await save('not-selected', text)
  expect(saved.body.data.purpose).toBe('rejection')
  expect(await purposesOf(list, 'not-selected')).toEqual(['rejection', 'rejection', 'rejection'])
})

it('an email template is refused for a purpose that there is not', async () => {
  const { create } = await open()
  const text = { template_display_name: 'No', ...TEXT, language: 'en', purpose: 'spam' }
  const refused = await create(text)
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['purpose']])
})

async function purposesOf(list: () => Promise<EmailTemplate[]>, slug: string) {
  return (await list()).filter((one) => one.template_slug === slug).map(({ purpose }) => purpose)
}

async function open() {
  const company = await buildCompany(test.database)
  const admin = await test.as(await buildStaff(test.database, { company, preset: 'Account admin' }))
  const url = `/account/v1/${company.accountId}/templates/email/`
  return {
    list: async (): Promise<EmailTemplate[]> => (await admin.get(url)).body.data,
    create: (text: object) => admin.post(url, text, { key: randomUUID() }),
    save: (slug: string, text: object) => admin.put(`${url}${slug}/`, text, { key: randomUUID() }),
  }
}
