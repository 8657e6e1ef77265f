// My Profile is saved section by section, and each says its own mistakes.
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { candidate } from '#contract/examples/session.ts'
import { userProfile } from '#contract/examples/user-profile.ts'
import { getUserProfile, saveUserProfile, type UserProfile } from '#contract/people/user-profile.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const NEW: UserProfile = { ...userProfile, dob: null, gender: null, saved_at: null }

async function open(stored: UserProfile) {
  const sent: unknown[] = []
  const app = await renderApp('/user/personal-profile', {
    as: candidate,
    replies: [
      reply(getUserProfile, { data: stored }),
      reply(saveUserProfile, ({ body: { saved_at, ...fields } }) => {
        sent.push(fields)
        const at = saved_at ?? new Date().toISOString()
        return { data: { user_id: 41, saved_at: at, is_applied: true, server_time: at } }
      }),
    ],
  })
  const personal = within(await screen.findByRole('region', { name: 'Personal details' }))
  const contact = within(screen.getByRole('region', { name: 'Contact' }))
  return { ...app, sent, personal, contact }
}

describe('the sections of the profile', () => {
  it('saves how to reach a person before date of birth and gender are there', async () => {
    const { user, contact, personal, sent } = await open(NEW)
    await user.type(contact.getByRole('textbox', { name: /^City/ }), 'Saltmarsh')
    await user.click(contact.getByRole('button', { name: 'Save contact details' }))
    await waitFor(() => expect(sent).toEqual([{ city: 'Saltmarsh' }]))
    expect(personal.queryByText('Saved')).toBeNull()
  })

  it('asks for date of birth and gender with the name, and says why', async () => {
    const { user, personal, contact, sent } = await open(NEW)
    personal.getByText(/^Why we ask for your date of birth and gender/)
    await user.type(personal.getByLabelText('First name'), 'a')
    await user.click(personal.getByRole('button', { name: 'Save personal details' }))
    personal.getByText('Enter your date of birth.')
    personal.getByText('The Gender field is required')
    expect(document.activeElement).toBe(personal.getByLabelText('Date of birth'))
    expect(contact.queryByText(/^Enter/)).toBeNull()
    expect(sent).toEqual([])
    await expectAccessible()
  })

  it('keeps what is typed in the other section, also for the next opening', async () => {
    const { user, contact, personal, sent } = await open(userProfile)
    await user.clear(personal.getByLabelText('Last name'))
    await user.type(personal.getByLabelText('Last name'), 'Other')
    await user.type(contact.getByRole('textbox', { name: /^City/ }), 'Saltmarsh')
    await user.click(contact.getByRole('button', { name: 'Save contact details' }))
    await waitFor(() => expect(sent).toEqual([{ city: 'Saltmarsh' }]))
    expect(personal.getByLabelText('Last name')).toHaveProperty('value', 'Other')
    personal.getByText('Not saved yet')
    await closeApp({ keepsDevice: true })
    const again = await open({ ...userProfile, city: 'Saltmarsh' })
    expect(again.personal.getByLabelText('Last name')).toHaveProperty('value', 'Other')
  })
})
