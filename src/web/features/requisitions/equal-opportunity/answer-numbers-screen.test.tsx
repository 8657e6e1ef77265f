import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { interviewer, recruiter } from '#contract/examples/session.ts'
import { getEeocSummary } from '#contract/privacy/eeoc.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const URL = '/smartreq-detail/equal-opportunity?job=301'

describe('the numbers of equal-opportunity answers', () => {
  it('are shown by question, and small ones are not', async () => {
    await renderApp(URL, { as: recruiter })
    const gender = within(await screen.findByRole('region', { name: 'Gender' }))
    const shown = gender.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(shown).toEqual(['31', '28', 'Not shown', 'Not shown'])
    screen.getByText(/no one at the company sees a person’s answers/)
    screen.getByText(/^Published on .*4.* They change at most once a day, and each by at least 5/)
    const tab = screen.getByRole('link', { name: 'Equal opportunity' })
    expect(tab.getAttribute('aria-current')).toBe('page')
    await expectAccessible()
  })

  it('ask for those of this requisition', async () => {
    const asked: unknown[] = []
    const asks = reply(getEeocSummary, ({ query, params }) => {
      asked.push([params.account_id, query.job_id])
      return { data: [], meta: { published_at: null } }
    })
    await renderApp(URL, { as: recruiter, replies: [asks] })
    await waitFor(() => expect(asked).toEqual([[7, 301]]))
  })

  it('say when they appear while there is none', async () => {
    const label = { en: 'Yes', es: 'Sí', fr: 'Oui' }
    const text = { en: 'Disability', es: 'Discapacidad', fr: 'Handicap' }
    const counts = [{ choice: 'yes', label, people: null }]
    const none = reply(getEeocSummary, {
      data: [{ question_id: 'disability', text, counts }],
      meta: { published_at: null },
    })
    await renderApp(URL, { as: recruiter, replies: [none] })
    await screen.findByRole('heading', { name: 'No numbers to show yet' })
    expect(screen.queryByText('Disability')).toBeNull()
    await expectAccessible()
  })

  it('say that there is no network, and appear when it is back', async () => {
    const { regainNetwork } = await renderApp(URL, { as: recruiter, isOffline: true })
    await screen.findByRole('heading', { name: 'You are offline' })
    regainNetwork()
    await screen.findByRole('region', { name: 'Gender' })
  })

  it('are for those who see the dashboards of the company', async () => {
    await renderApp(URL, { as: interviewer, replies: [refuse(getEeocSummary, 'forbidden')] })
    await screen.findByText('Your role does not include the dashboards of the company.')
    expect(screen.queryByRole('link', { name: 'Equal opportunity' })).toBeNull()
  })

  it.each([
    { locale: 'es', name: 'Género', answer: 'Mujer' },
    { locale: 'fr', name: 'Genre', answer: 'Femme' },
  ] as const)('speak the language $locale', async ({ locale, name, answer }) => {
    await renderApp(URL, { as: recruiter, locale })
    within(await screen.findByRole('region', { name })).getByText(answer)
  })
})
