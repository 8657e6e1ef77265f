import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { candidate } from '#contract/examples/session.ts'
import { renderApp } from '#testing/components/render-app.tsx'

/** What those who only listen are told of a screen that is opened inside the app. */
const announced = () =>
  document.querySelector('body > div > span[aria-live="polite"]')?.textContent ?? null

it('has a title in the language of the reader, which is said when the screen changes inside the app', async () => {
  const { user } = await renderApp('/user/progress', { as: candidate })
  const [link] = await screen.findAllByRole('link', { name: /Warehouse|Porter|Representative/ })
  await waitFor(() => expect(document.title).toMatch(/^My progress/))
  // The browser itself says the title of a page that it loads.
  expect(announced()).toBe('')
  await user.click(screen.getByRole('button', { name: /^Language:/ }))
  await user.click(screen.getByRole('menuitemradio', { name: 'Español' }))
  await waitFor(() => expect(document.title).toMatch(/^Mi progreso/))
  expect(announced()).toBe('Mi progreso')
  if (link === undefined) throw new Error('No application is listed.')
  const name = link.textContent
  await user.click(link)
  await waitFor(() => expect(announced()).toBe(name))
  expect(document.title.startsWith(name)).toBe(true)
})
