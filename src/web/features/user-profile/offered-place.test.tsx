// What My Profile is offered from My Experience: taken field by field, and nothing overwritten.
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { experienceFields, jobExperience } from '#contract/examples/job-experiences.ts'
import { candidate } from '#contract/examples/session.ts'
import { userProfile } from '#contract/examples/user-profile.ts'
import { listJobExperiences, saveJobExperience } from '#contract/people/job-experiences.ts'
import { getUserProfile, saveUserProfile, type UserProfile } from '#contract/people/user-profile.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const PATH = '/user/personal-profile'

async function open(given: Partial<UserProfile> = {}, locale: 'en' | 'es' | 'fr' = 'en') {
  const sent: unknown[] = []
  const app = await renderApp(PATH, {
    as: candidate,
    locale,
    replies: [
      reply(getUserProfile, { data: { ...userProfile, ...given } }),
      reply(listJobExperiences, {
        data: [jobExperience],
        meta: { page: 1, page_size: 100, total: 1 },
      }),
      reply(saveUserProfile, ({ body: { saved_at, ...fields } }) => {
        sent.push(fields)
        const at = saved_at ?? new Date().toISOString()
        return { data: { user_id: 41, saved_at: at, is_applied: true, server_time: at } }
      }),
    ],
  })
  return { ...app, sent }
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

describe('an empty field of the address', () => {
  it.each([
    { locale: 'en', use: 'City: use “Saltmarsh” from My Experience' },
    { locale: 'es', use: 'Ciudad: usar «Saltmarsh» de Mi experiencia' },
    { locale: 'fr', use: 'Ville : utiliser « Saltmarsh » de Mon expérience' },
  ] as const)('is offered where the person works, in the language $locale', async (texts) => {
    const { user } = await open({}, texts.locale)
    const button = await screen.findByRole('button', { name: texts.use })
    await expectAccessible()
    expect(field('city')?.value).toBe('')
    await user.click(button)
    expect(field('city')?.value).toBe('Saltmarsh')
    expect(document.activeElement).toBe(field('city'))
    expect(field('state_code')?.value).toBe('')
  })

  it('is saved with what was taken, and with nothing that was not', async () => {
    const { user, sent } = await open()
    await user.click(
      await screen.findByRole('button', {
        name: 'Country: use “United States” from My Experience',
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Save contact details' }))
    await waitFor(() => expect(sent).toEqual([{ country_code: 'US' }]))
  })

  it('is offered nothing once something stands in it', async () => {
    await open({ city: 'Savannah', state_code: 'GA' })
    await screen.findByRole('button', { name: /^Country: use/ })
    expect(screen.queryByRole('button', { name: /^(City|State or region): use/ })).toBeNull()
    expect(field('city')?.value).toBe('Savannah')
  })

  it('is offered what waits on this device, without network', async () => {
    const experience = await renderApp('/user/job-experiences', {
      as: candidate,
      replies: [
        reply(listJobExperiences, { data: [], meta: { page: 1, page_size: 100, total: 0 } }),
        reply(getUserProfile, { data: userProfile }),
        refuse(saveJobExperience, 'unavailable'),
      ],
    })
    await experience.user.click(await screen.findByRole('button', { name: 'Add a position' }))
    await experience.user.type(screen.getByLabelText('Job title'), experienceFields.title)
    await experience.user.type(screen.getByLabelText('Company'), experienceFields.company_name)
    await experience.user.type(screen.getByLabelText(/^City/), 'Tybee')
    await experience.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('heading', { level: 2, name: experienceFields.title })
    await closeApp({ keepsDevice: true })
    await renderApp(PATH, { as: candidate, isOffline: true })
    await screen.findByRole('button', { name: 'City: use “Tybee” from My Experience' })
  })
})
