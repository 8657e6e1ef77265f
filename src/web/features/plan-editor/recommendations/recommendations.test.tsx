import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { recommendations } from '#contract/examples/recommendations.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getRecommendations } from '#contract/plan-editor/recommendations.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const ATTRIBUTES = '/smartreq-detail/setup/attributes?job=301'
const PLAN = '/smartreq-detail/setup/screening-plan?job=301'

describe('what is recommended for a requisition', () => {
  it.each([
    {
      locale: 'en',
      title: 'Recommended',
      reason: 'Used for similar titles: Warehouse Associate and Warehouse Supervisor',
    },
    {
      locale: 'es',
      title: 'Recomendado',
      reason: 'Se usa para títulos parecidos: Warehouse Associate y Warehouse Supervisor',
    },
    {
      locale: 'fr',
      title: 'Recommandé',
      reason: 'Utilisé pour des titres proches : Warehouse Associate et Warehouse Supervisor',
    },
  ] as const)('stands with its reason in the language $locale', async (texts) => {
    await renderApp(ATTRIBUTES, { as: recruiter, locale: texts.locale })
    await screen.findByRole('heading', { level: 2, name: texts.title })
    screen.getByText(texts.reason)
    await expectAccessible()
  })

  it('is weighed at the press of a button, and not offered again', async () => {
    const { user } = await renderApp(ATTRIBUTES, { as: recruiter })
    await user.click(await screen.findByRole('button', { name: 'Add Numerical reasoning' }))
    screen.getByLabelText('Weight of Numerical reasoning')
    expect(screen.queryByRole('heading', { level: 2, name: 'Recommended' })).toBeNull()
  })

  it('says how many requisitions use it where no title is similar', async () => {
    const usual = { similar_count: 0, similar_titles: [], used_in: 4, attribute_type_id: 52 }
    const data = { ...recommendations, attributes: [usual] }
    await renderApp(ATTRIBUTES, { as: recruiter, replies: [reply(getRecommendations, { data })] })
    await screen.findByText('Used in 4 of the other 6 requisitions')
  })

  it('comes first in the menu of activities', async () => {
    const { user } = await renderApp(PLAN, { as: recruiter })
    const [menu] = await screen.findAllByRole('button', { name: 'Add an activity' })
    if (menu === undefined) throw new Error('There is a step.')
    await user.click(menu)
    const [first] = screen.getAllByRole('menuitem')
    expect(first?.textContent).toContain('Used for similar titles')
  })

  it('is left out where it could not be loaded: the screen works without it', async () => {
    await renderApp(ATTRIBUTES, {
      as: recruiter,
      replies: [refuse(getRecommendations, 'internal')],
    })
    const card = await screen.findByRole('button', { name: 'Save' })
    expect(within(document.body).queryByRole('heading', { name: 'Recommended' })).toBeNull()
    expect(card).toBeTruthy()
  })
})
