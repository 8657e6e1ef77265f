// In a file of its own: what is loaded apart must not have been loaded by a test before.
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { trackerDetail } from '#contract/examples/progress.ts'
import { candidate } from '#contract/examples/session.ts'
import { getTracker, type TrackerDetail } from '#contract/progress/progress.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

it('what stands above the activities comes together with them, so that none moves under a finger', async () => {
  const data: TrackerDetail = {
    ...trackerDetail,
    moved_from: 'Dock worker',
    position: {
      required: [],
      languages: ['fr'],
      accommodations: { text: 'Ask for a quiet room.', contact: 'hr@harborpine.example.com' },
    },
  }
  await renderApp('/user/progress-tracker?ref=801', {
    as: { ...candidate, is_email_verified: false },
    replies: [reply(getTracker, { data })],
  })
  const activity = await screen.findByRole('heading', { level: 3, name: 'Work style' })
  const above = [/^Confirm your email/, /^You applied for Dock worker/, 'Ask for a quiet room.']
  for (const text of above) {
    const place = screen.getByText(text).compareDocumentPosition(activity)
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  }
})
