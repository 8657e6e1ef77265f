import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { beginAssessment } from '#testing/components/assessment.ts'
import { setUpdateState } from '#web/offline/update-state.ts'

afterEach(() => act(() => setUpdateState('none')))

it('A new version is not spoken of while questions are answered, and waits for the screen after them', async () => {
  const { user } = await beginAssessment()
  act(() => setUpdateState('ready'))
  expect(screen.queryByText('A new version is ready')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save and continue later' }))
  await screen.findByText('A new version is ready')
})
