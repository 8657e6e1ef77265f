import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { getExtraTime, setExtraTime } from '#contract/assessments/extra-time.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

function card(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Extra time' })
}

function shownIn(field: HTMLElement): string | undefined {
  return field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : undefined
}

it('sets the extra time of an applicant, and takes it back', async () => {
  const asked: unknown[] = []
  const setting = reply(setExtraTime, ({ body }) => {
    asked.push(body)
    return { data: { extra_time: '1.5', before: '1.25' } as const }
  })
  const { user } = await renderApp(PATH, { as: recruiter, replies: [setting] })
  const field = await within(await card()).findByLabelText('Time for assessments')
  expect(shownIn(field)).toBe('1.25 times the standard time')
  expect(within(await card()).queryByRole('button', { name: 'Save extra time' })).toBeNull()
  await user.selectOptions(field, '1.5 times the standard time')
  await user.click(within(await card()).getByRole('button', { name: 'Save extra time' }))
  await screen.findByText(/^Time for assessments: 1.5 times the standard time\./)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Undone.')
  await waitFor(() =>
    expect(asked).toEqual([
      { extra_time: '1.5', instead_of: '1.25' },
      { extra_time: '1.25', instead_of: '1.5' },
    ]),
  )
  await expectAccessible()
})

it('says why the extra time could not be read or set', async () => {
  const { user } = await renderApp(PATH, {
    as: recruiter,
    replies: [refuse(setExtraTime, 'conflict')],
  })
  const field = await within(await card()).findByLabelText('Time for assessments')
  await user.selectOptions(field, 'No time limits')
  await user.click(within(await card()).getByRole('button', { name: 'Save extra time' }))
  await within(await card()).findByRole('alert')
  expect(shownIn(field)).toBe('No time limits')
})

it('shows why the extra time is not there', async () => {
  await renderApp(PATH, { as: recruiter, replies: [refuse(getExtraTime, 'unavailable')] })
  await within(await card()).findByText(/try again/i)
})

it('is not on the scorecard of a user whose role has no private data', async () => {
  const seen = { ...scorecard, can_see_private: false, private: null }
  await renderApp(PATH, { as: recruiter, replies: [reply(getScorecard, { data: seen })] })
  await screen.findByRole('heading', { name: 'Comments' })
  expect(screen.queryByRole('region', { name: 'Extra time' })).toBeNull()
})
