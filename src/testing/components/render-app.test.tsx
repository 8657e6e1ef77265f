import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import { getRequisition } from '#contract/requisitions/requisitions.ts'

import { reply } from './fake-server.ts'
import { closeApp, renderApp } from './render-app.tsx'

it('fails a test whose screen asks for something that has no reply, and names it', async () => {
  await renderApp('/user/privacy', { as: candidate })
  await screen.findByRole('heading', { name: 'The server does not answer' })
  await expect(closeApp()).rejects.toThrow(/^GET \/user\/v1\/.+: No reply: add an example/)
})

it('fails a test that replies with something that the contract does not allow', async () => {
  const wrong = reply(getRequisition, () => ({ data: { ...requisitionDetail, openings: 0.5 } }))
  await renderApp('/smartreq-detail/applicants?job=301', { as: recruiter, replies: [wrong] })
  await screen.findByRole('heading', { name: 'The server does not answer' })
  await expect(closeApp()).rejects.toThrow(/^GET \/smartreq\/v1\/301\/: [^]*openings/)
})

it('forgets everything that a test left on the device', async () => {
  await renderApp('/user/progress-tracker?ref=801', { as: candidate })
  await screen.findByRole('heading', { level: 3, name: 'Work style' })
  await closeApp()
  await renderApp('/user/progress-tracker?ref=801', { as: candidate, isOffline: true })
  await screen.findByRole('heading', { name: 'You are offline' })
  expect(screen.queryByRole('heading', { name: 'Work style' })).toBeNull()
})
