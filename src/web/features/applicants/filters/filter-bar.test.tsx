import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { recruiter } from '#contract/examples/session.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const LIST = '/smartreq-detail/applicants?job=301'

/** The parts that a button unfolds. */
function partsOf(button: HTMLElement): HTMLElement[] {
  return (button.getAttribute('aria-controls') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .filter((part) => part !== null)
}

it.each([
  [LIST, 'Filters'],
  [`${LIST}&search=ana&status=new&tag=1`, 'Filters (2)'],
  ['/applicants', 'Filters'],
  ['/applicants?scope=mine&status=new,active&score_min=40', 'Filters (3)'],
])('The button that unfolds the filters of %s counts those that are set: %s', async (url, name) => {
  await renderApp(url, { as: recruiter })
  await screen.findByRole('button', { name, expanded: false })
})

it('The filters of applicants are unfolded and folded by one button', async () => {
  const { user } = await renderApp(LIST, { as: recruiter })
  const button = await screen.findByRole('button', { name: 'Filters', expanded: false })
  const [fields, lines] = partsOf(button)
  expect(fields?.contains(screen.getByLabelText('Search in resumes'))).toBe(true)
  expect(lines?.contains(screen.getByRole('group', { name: 'Status' }))).toBe(true)
  await user.click(button)
  screen.getByRole('button', { name: 'Filters', expanded: true })
  await user.click(screen.getByRole('button', { name: /^New/ }))
  await waitFor(() => screen.getByRole('button', { name: 'Filters (1)', expanded: true }))
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  screen.getByRole('button', { name: 'Filters (1)', expanded: false })
})
