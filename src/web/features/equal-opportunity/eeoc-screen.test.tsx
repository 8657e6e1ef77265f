import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { eeocForm } from '#contract/examples/eeoc.ts'
import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getEeocQuestions, submitEeocAnswers } from '#contract/privacy/eeoc.ts'
import { getTracker } from '#contract/progress/progress.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const { ref_id: refId } = eeocForm
const PATH = `/user/equal-opportunity?ref=${refId}`

describe('the equal-opportunity questions', () => {
  it.each([
    {
      locale: 'en',
      title: 'Equal-opportunity questions',
      gender: /^Gender/,
      voluntary: /^These questions are voluntary/,
      decline: 'I prefer not to answer',
    },
    {
      locale: 'es',
      title: 'Preguntas sobre igualdad de oportunidades',
      gender: /^Género/,
      voluntary: /^Estas preguntas son voluntarias/,
      decline: 'Prefiero no responder',
    },
    {
      locale: 'fr',
      title: 'Questions sur l’égalité des chances',
      gender: /^Genre/,
      voluntary: /^Ces questions sont facultatives/,
      decline: 'Je préfère ne pas répondre',
    },
  ] as const)('can each be declined, in the language $locale', async (texts) => {
    await renderApp(PATH, { as: candidate, locale: texts.locale })
    await screen.findByRole('heading', { level: 1, name: texts.title })
    screen.getByText(texts.voluntary)
    const gender = await screen.findByLabelText(texts.gender)
    expect(gender).toHaveProperty('value', '')
    expect(screen.getAllByRole('option', { name: texts.decline })).toHaveLength(2)
    await expectAccessible()
  })

  it('are saved as they are chosen, and can be emptied again', async () => {
    const bodies: unknown[] = []
    const takes = reply(submitEeocAnswers, ({ body }) => {
      bodies.push(body.answers)
      return { data: { ref_id: refId, is_applied: true, server_time: body.answered_at } }
    })
    const { user } = await renderApp(PATH, { as: candidate, replies: [takes] })
    const gender = await screen.findByLabelText(/^Gender/)
    await user.selectOptions(gender, 'female')
    const empty = { gender: null, race: null, veteran: null, disability: null }
    await waitFor(() => expect(bodies).toEqual([{ ...empty, gender: 'female' }]))
    expect(await screen.findAllByText('Saved')).not.toEqual([])
    await user.selectOptions(gender, '')
    await waitFor(() => expect(bodies.at(-1)).toEqual(empty))
  })

  it('wait on the device while the server says nothing', async () => {
    const { user } = await renderApp(PATH, {
      as: candidate,
      replies: [leaveUnanswered(submitEeocAnswers)],
    })
    const gender = await screen.findByLabelText(/^Gender/)
    await user.selectOptions(gender, 'decline')
    expect(await screen.findAllByText(/Saved on this device/)).not.toEqual([])
    expect(gender).toHaveProperty('value', 'decline')
    await expectAccessible()
  })

  it('say what the server says when it refuses', async () => {
    const { user } = await renderApp(PATH, {
      as: candidate,
      replies: [refuse(submitEeocAnswers, 'forbidden')],
    })
    await user.selectOptions(await screen.findByLabelText(/^Gender/), 'male')
    await screen.findByText('You do not have permission to do this.')
    expect(screen.getAllByText('Not accepted, saved on this device')).not.toEqual([])
    await expectAccessible()
  })

  it('show a skeleton while they are on their way', async () => {
    await renderApp(PATH, { as: candidate, replies: [leaveUnanswered(getEeocQuestions)] })
    await screen.findByText('Loading')
    await expectAccessible()
  })

  it('are said to need the network where this device never had them', async () => {
    const { regainNetwork, user } = await renderApp(PATH, { as: candidate, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'You are offline' })
    await expectAccessible()
    regainNetwork()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByLabelText(/^Gender/)
  })

  it('say that they are not there where the position asks none', async () => {
    await renderApp(PATH, { as: candidate, replies: [refuse(getEeocQuestions, 'not_found')] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByLabelText(/^Gender/)).toBeNull()
    await expectAccessible()
  })
})

describe('the tracker of an application', () => {
  const withEeoc = (eeoc: { answered_at: string | null } | null) =>
    reply(getTracker, { data: { ...trackerDetail, eeoc } })
  const tracker = `/user/progress-tracker?ref=${trackerDetail.ref_id}`

  it('leads to the questions, and says that they are voluntary', async () => {
    await renderApp(tracker, { as: candidate, replies: [withEeoc({ answered_at: null })] })
    await screen.findByRole('heading', { level: 2, name: 'Equal-opportunity questions' })
    screen.getByText('Voluntary, and not part of your application')
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      `/user/equal-opportunity?ref=${trackerDetail.ref_id}`,
    )
    await expectAccessible()
  })

  it('says that they are answered, and lets the answers be changed', async () => {
    const answered_at = '2026-03-04T15:10:00.000Z'
    await renderApp(tracker, { as: candidate, replies: [withEeoc({ answered_at })] })
    await screen.findByText('Answered')
    screen.getByRole('link', { name: 'Change' })
  })

  it('has none of it where the position asks nothing', async () => {
    await renderApp(tracker, { as: candidate, replies: [withEeoc(null)] })
    await screen.findByRole('heading', { level: 1, name: trackerDetail.job_title })
    expect(screen.queryByText('Equal-opportunity questions')).toBeNull()
  })
})
