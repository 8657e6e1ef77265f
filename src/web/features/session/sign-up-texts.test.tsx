import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { position } from '#contract/examples/careers.ts'
import { consentTexts } from '#contract/examples/consents.ts'
import { candidate } from '#contract/examples/session.ts'
import { listCurrentTexts } from '#contract/privacy/consents.ts'
import { createUser } from '#contract/session/session.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const account = { data: { token: 'access.token', refresh: 'refresh.token', user: candidate } }

it('An account names the texts that count, also when they come after the form was sent', async () => {
  const texts = Promise.withResolvers<void>()
  const created: (readonly { text_id: number }[] | undefined)[] = []
  await applyWith([
    reply(listCurrentTexts, async () => {
      await texts.promise
      return { data: [...consentTexts] }
    }),
    reply(createUser, ({ body }) => {
      created.push(body.shown)
      return account
    }),
  ])
  expect(created).toEqual([])
  texts.resolve()
  await screen.findByRole('heading', { level: 3, name: 'Work style' })
  expect(created[0]?.map(({ text_id: id }) => id)).toEqual(consentTexts.map((one) => one.text_id))
})

it('An account is made without texts that do not come', async () => {
  const created: unknown[] = []
  await applyWith([
    refuse(listCurrentTexts, 'internal'),
    reply(createUser, ({ body }) => {
      created.push(body.shown)
      return account
    }),
  ])
  await screen.findByRole('heading', { level: 3, name: 'Work style' })
  expect(created).toEqual([[]])
})

async function applyWith(replies: Reply[]) {
  const { user } = await renderApp(`/login/applicant/${position.job_uuid}?apply=1`, { replies })
  await user.type(await screen.findByLabelText('First name'), 'Ines')
  await user.type(screen.getByLabelText('Last name'), 'Duarte')
  await user.type(screen.getByLabelText('Email'), 'ines@example.com')
  await user.click(screen.getByRole('button', { name: 'Start application' }))
}
