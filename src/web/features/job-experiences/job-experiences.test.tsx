import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { experienceFields, jobExperience } from '#contract/examples/job-experiences.ts'
import { candidate } from '#contract/examples/session.ts'
import { userProfile } from '#contract/examples/user-profile.ts'
import {
  listJobExperiences,
  saveJobExperience,
  type JobExperience,
} from '#contract/people/job-experiences.ts'
import { getUserProfile, type UserProfile } from '#contract/people/user-profile.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/job-experiences'
const TITLE = 'Shift lead'

type Opened = { locale?: 'en' | 'es' | 'fr'; profile?: UserProfile }

async function openWith(stored: JobExperience[], given: Opened = {}) {
  const { locale = 'en', profile = userProfile } = given
  const sent: unknown[] = []
  const replies = [
    reply(getUserProfile, { data: profile }),
    reply(listJobExperiences, () => ({
      data: stored,
      meta: { page: 1, page_size: 100, total: stored.length },
    })),
    reply(saveJobExperience, ({ body }) => {
      sent.push(body.fields)
      const { user_job_id, fields } = body
      const saved_at = '2026-05-12T09:30:00.000Z'
      const at = stored.findIndex((one) => one.user_job_id === user_job_id)
      if (at >= 0) stored.splice(at, 1)
      if (fields !== null) stored.push({ ...fields, user_job_id, saved_at })
      return { data: { user_job_id, saved_at, is_applied: true, server_time: saved_at } }
    }),
  ]
  const { user } = await renderApp(PATH, { as: candidate, replies, locale })
  return { user, sent }
}

describe('my experience', () => {
  it('is reached from the menu, and shows each position with its dates', async () => {
    const { user } = await renderApp('/user/progress', { as: candidate })
    await user.click(await screen.findByRole('button', { name: /^Account:/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'My Experience' }))
    await screen.findByRole('heading', { level: 1, name: 'My Experience' })
    const card = within(await screen.findByRole('listitem'))
    card.getByRole('heading', { level: 2, name: TITLE })
    card.getByText('03/01/2021 – 09/30/2024')
    card.getByText('Saltmarsh, GA, United States')
    await expectAccessible()
  })

  it('says how to begin, takes a position, and needs a title and a company', async () => {
    const { user, sent } = await openWith([])
    await screen.findByText('No positions yet')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Add a position' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    screen.getByText('The Job title field is required')
    screen.getByText('The Company field is required')
    expect(document.activeElement).toBe(screen.getByLabelText('Job title'))
    await expectAccessible()
    await user.type(screen.getByLabelText('Job title'), ' Pilot ')
    await user.type(screen.getByLabelText('Company'), 'Harbour Ltd')
    await user.click(screen.getByLabelText('I work here now'))
    expect(screen.queryByLabelText(/^End date/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { level: 2, name: 'Pilot' })
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Pilot', is_current: true }]))
    await screen.findAllByText('Saved')
  })

  it('warns of an end before the start, and saves it all the same', async () => {
    const { user, sent } = await openWith([jobExperience])
    await user.click(await screen.findByRole('button', { name: `Edit “${TITLE}”` }))
    const end = screen.getByLabelText(/^End date/)
    await user.clear(end)
    await user.type(end, '2020-01-31')
    screen.getByText('The end date is before the start date.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ ...experienceFields, end_date: '2020-01-31' }]))
    await screen.findByText('03/01/2021 – 01/31/2020')
  })

  it('leaves a position as it was when its change is cancelled', async () => {
    const { user, sent } = await openWith([jobExperience])
    await user.click(await screen.findByRole('button', { name: `Edit “${TITLE}”` }))
    await user.type(screen.getByLabelText('Job title'), ' of the night')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('heading', { level: 2, name: TITLE })
    expect(sent).toEqual([])
  })

  it('has again what was typed and not saved, until it is cancelled', async () => {
    const { user } = await openWith([])
    await user.click(await screen.findByRole('button', { name: 'Add a position' }))
    await user.type(screen.getByLabelText('Job title'), 'Pilot')
    await closeApp({ keepsDevice: true })

    const again = await openWith([])
    expect(await screen.findByLabelText('Job title')).toHaveProperty('value', 'Pilot')
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('No positions yet')
    await closeApp({ keepsDevice: true })

    await openWith([])
    await screen.findByText('No positions yet')
    expect(screen.queryByRole('form', { name: 'Position' })).toBeNull()
  })

  it('loses a position that is deleted, and has it again when that is undone', async () => {
    const { user, sent } = await openWith([jobExperience])
    await user.click(await screen.findByRole('button', { name: `Delete “${TITLE}”` }))
    await screen.findByText(`“${TITLE}” is deleted.`)
    expect(screen.queryByRole('heading', { level: 2, name: TITLE })).toBeNull()
    await waitFor(() => expect(sent).toEqual([null]))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('heading', { level: 2, name: TITLE })
    await waitFor(() => expect(sent).toEqual([null, experienceFields]))
  })

  it('keeps what the server refuses, with the reason and the way on', async () => {
    const replies = [refuse(saveJobExperience, 'validation_failed')]
    const { user } = await renderApp(PATH, { as: candidate, replies })
    await user.click(await screen.findByRole('button', { name: `Edit “${TITLE}”` }))
    await user.type(screen.getByLabelText('Job title'), ' of the night')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/The server did not accept your changes/)
    screen.getByRole('button', { name: 'Try again' })
    screen.getByRole('heading', { level: 2, name: `${TITLE} of the night` })
    await expectAccessible()
  })

  it('says that it needs the network where this device has none of it', async () => {
    await renderApp(PATH, { as: candidate, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'My Experience' })
    await screen.findByText(/offline/i)
    await expectAccessible()
  })

  it('says nothing of an empty list while it is loaded', async () => {
    await renderApp(PATH, { as: candidate, replies: [leaveUnanswered(listJobExperiences)] })
    await screen.findByRole('heading', { level: 1, name: 'My Experience' })
    expect(screen.queryByText('No positions yet')).toBeNull()
    await expectAccessible()
  })

  it('has a way on when it could not be loaded', async () => {
    await renderApp(PATH, { as: candidate, replies: [refuse(listJobExperiences, 'internal')] })
    await screen.findByRole('button', { name: /Try again/ })
  })

  it.each([
    ['es', 'Mi experiencia', '01/03/2021 – 30/09/2024', 'Jornada completa · Logistics'],
    ['fr', 'Mon expérience', '01/03/2021 – 30/09/2024', 'Temps plein · Logistics'],
  ] as const)('is written in the words and the dates of %s', async (locale, name, dates, facts) => {
    await openWith([jobExperience], { locale })
    await screen.findByRole('heading', { level: 1, name })
    await screen.findByText(dates)
    screen.getByText(facts)
    await expectAccessible()
  })
})

describe('a new position', () => {
  it.each([
    { locale: 'en', add: 'Add a position', use: 'City: use “Savannah” from My Profile' },
    { locale: 'es', add: 'Añadir un puesto', use: 'Ciudad: usar «Savannah» de Mi perfil' },
    { locale: 'fr', add: 'Ajouter un poste', use: 'Ville : utiliser « Savannah » de Mon profil' },
  ] as const)(
    'is offered the place of the profile, field by field, in the language $locale',
    async (texts) => {
      const { user } = await openWith([], {
        locale: texts.locale,
        profile: { ...userProfile, city: 'Savannah', state_code: 'GA', country_code: 'US' },
      })
      await user.click(await screen.findByRole('button', { name: texts.add }))
      const button = await screen.findByRole('button', { name: texts.use })
      await expectAccessible()
      const city = document.querySelector<HTMLInputElement>('[name=location]')
      expect(city?.value).toBe('')
      await user.click(button)
      expect(city?.value).toBe('Savannah')
      expect(document.activeElement).toBe(city)
      // Only what was confirmed, and nothing over what is there.
      expect(document.querySelector<HTMLInputElement>('[name=state]')?.value).toBe('')
      expect(screen.queryByRole('button', { name: texts.use })).toBeNull()
    },
  )

  it('is offered nothing for a field that is filled', async () => {
    const { user } = await openWith([jobExperience], {
      profile: { ...userProfile, city: 'Savannah' },
    })
    await user.click(await screen.findByRole('button', { name: `Edit “${TITLE}”` }))
    await screen.findByLabelText('Job title')
    expect(screen.queryByRole('button', { name: /from My Profile/ })).toBeNull()
  })
})
