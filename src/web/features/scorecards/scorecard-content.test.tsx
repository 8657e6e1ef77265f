import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { answeredActivity, answeredForm } from '#contract/examples/answered-activities.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { interviewer, recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { plainText } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail-applicant/901'
const ANSWERS = `${PATH}?tab=answers`

const waived = { status: 'waived' } as const
const optional = {
  status: 'available',
  is_required: false,
  answered_count: 0,
  started_at: null,
} as const

function named(title: string) {
  return { en: title, es: title, fr: title }
}

function part(name: string): HTMLElement {
  return screen.getByRole('region', { name })
}

describe('reading a scorecard', () => {
  it('shows the facets of a scale, and says why an activity has no scores', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    const facet = await screen.findByText('Imaginative thinking: percentile 58')
    const row = facet.closest('li')
    expect(row?.textContent).toContain('3 of 4 answered')
    screen.getByText('24 of 24 questions answered')
    await user.click(screen.getByRole('link', { name: 'Answers' }))
    await screen.findByText('The applicant is working on this. Scores appear after they submit it.')
  })

  it('explains two kinds of scores where both stand beside each other', async () => {
    const [activity] = scorecard.activities
    const shares = activity?.scores.map((score) => ({ ...score, metric: 'pomp' as const })) ?? []
    const activities = scorecard.activities.map((one, index) =>
      index === 1 ? { ...one, status: 'scored' as const, scores: shares } : one,
    )
    await renderApp(PATH, {
      as: recruiter,
      replies: [reply(getScorecard, { data: { ...scorecard, activities } })],
    })
    await screen.findByText('Several kinds of scores, not to be compared with each other')
    screen.getByText('Openness to new ideas: 65 of 100 points')
  })

  it('explains each attribute in words for work, and names the scales of the instrument in its notes only', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    const title = await screen.findByRole('heading', { name: 'Scores by scale' })
    const inCard = within(title.closest('section') ?? document.body)
    await user.click(inCard.getByText('Work style'))
    inCard.getByRole('heading', { level: 3, name: 'Openness to new ideas' })
    inCard.getByText('How much the person looks for new ideas.')
    const notes = inCard.getByText('Technical notes').closest('details')
    const original = inCard.getByText('Openness to experience')
    expect(notes?.contains(original)).toBe(true)
    expect(notes?.open).toBe(false)
    await user.click(inCard.getByText('Technical notes'))
    expect(notes?.open).toBe(true)
    within(notes ?? document.body).getByText(/Journal of Examples, 51/)
    await user.click(inCard.getByText('What these parts mean'))
    inCard.getByText('How readily the person pictures what does not exist yet.')
    await expectAccessible()
  })

  it.each([
    ['en', 'Answered very fast', 'Median time per question: 0.2 seconds.'],
    ['es', 'Respondida muy rápido', 'Tiempo mediano por pregunta: 0,2 segundos.'],
    ['fr', 'Réponses très rapides', 'Temps médian par question : 0,2 seconde.'],
  ] as const)('flags very fast answers by words in %s', async (locale, flag, median) => {
    const pace = { median_seconds: 0.167, is_very_fast: true }
    const activities = scorecard.activities.map((one, index) =>
      index === 0 ? { ...one, pace } : one,
    )
    const replies = [reply(getScorecard, { data: { ...scorecard, activities } })]
    await renderApp(PATH, { as: recruiter, locale, replies })
    await screen.findByText(flag)
    screen.getByText(median, { normalizer: plainText })
    await expectAccessible()
  })

  it('lists the activities that are not fully answered, with their state and how much is answered', async () => {
    const [scored, begun] = scorecard.activities
    if (scored === undefined || begun === undefined) throw new Error('The example has two.')
    const activities = [
      { ...scored, answered_count: 20 },
      begun,
      { ...begun, user_step_activity_id: 83, title: named('Typing'), ...optional },
      { ...begun, user_step_activity_id: 84, title: named('Waived test'), ...waived },
      { ...scored, user_step_activity_id: 85, title: named('Complete test') },
    ]
    const replies = [reply(getScorecard, { data: { ...scorecard, activities } })]
    await renderApp(PATH, { as: recruiter, replies })
    await screen.findByRole('heading', { level: 2, name: 'Not fully answered' })
    const list = part('Not fully answered')
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Work styleApplication & assessments20 of 24 answeredScored',
      'CompetenciesApplication & assessments10 of 36 answeredIn progress',
      'TypingApplication & assessments · Optional0 of 36 answeredNot started',
    ])
    // Without a card of its own: there is nothing more to show.
    expect(screen.queryByRole('heading', { name: 'Typing' })).toBeNull()
    await expectAccessible()
  })

  it('lists nothing as not answered where everything is', async () => {
    const activities = scorecard.activities.slice(0, 1)
    const replies = [reply(getScorecard, { data: { ...scorecard, activities } })]
    await renderApp(PATH, { as: recruiter, replies })
    await screen.findByRole('heading', { name: 'Scores by scale' })
    expect(screen.queryByRole('region', { name: 'Not fully answered' })).toBeNull()
  })

  it('does not mention a pace at which questions can be read', async () => {
    const { user } = await renderApp(PATH, { as: recruiter })
    await screen.findByRole('heading', { name: 'Scores by scale' })
    expect(screen.queryByRole('heading', { name: 'Flags' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Answers' }))
    await screen.findByText('Timing verified')
    expect(screen.queryByText('Answered very fast')).toBeNull()
  })

  it('shows a phone number with its extension, and dials both', async () => {
    await renderApp(PATH, { as: recruiter })
    const link = await screen.findByRole('link', { name: '+1 912 555 0117 ext. 12' })
    expect(link.getAttribute('href')).toBe('tel:+19125550117;ext=12')
  })

  it('keeps private data from a role that does not include it', async () => {
    const hidden = { ...scorecard, can_see_private: false, private: null }
    await renderApp(PATH, { as: interviewer, replies: [reply(getScorecard, { data: hidden })] })
    await screen.findByText(/Your role does not include private data/)
    expect(within(part('Personal details')).queryByText('Date of birth')).toBeNull()
  })

  it.each([
    ['en', 'Did not meet: Do you have a driver’s license? Knock-out: No'],
    ['es', 'No cumple: Do you have a driver’s license? Respuesta excluyente: No'],
    ['fr', 'Critère non rempli : Do you have a driver’s license? Réponse éliminatoire : No'],
  ] as const)(
    'flags in %s an answer that is a knock-out, beside all answers',
    async (locale, rule) => {
      const data = { ...scorecard, activities: [answeredActivity] }
      await renderApp(ANSWERS, { as: recruiter, locale, replies: [reply(getScorecard, { data })] })
      const flagged = await screen.findByText((_, element) => element?.textContent === rule, {
        selector: 'p',
      })
      const answers = flagged.closest('dl')?.textContent ?? ''
      for (const { text } of answeredActivity.questions) expect(answers).toContain(text.en)
      expect(answers).toMatch(/2[.,]5 years/)
      await expectAccessible()
    },
  )

  it('shows the answers to a form by their sections, without those that the role may not see', async () => {
    const data = { ...scorecard, activities: [answeredForm] }
    await renderApp(ANSWERS, {
      as: recruiter,
      locale: 'es',
      replies: [reply(getScorecard, { data })],
    })
    await screen.findByRole('heading', { level: 3, name: 'Datos de contacto' })
    expect(screen.getByRole('link', { name: '+49 30 123456' }).getAttribute('href')).toBe(
      'tel:+4930123456',
    )
    const site = screen.getByRole('link', { name: 'ines.example' })
    expect(site.getAttribute('rel')).toBe('noopener noreferrer')
    screen.getByText('Tu rol no incluye datos privados.')
    await expectAccessible()
  })
})
