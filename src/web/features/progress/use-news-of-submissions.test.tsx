import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { useNewsOfSubmissions } from './use-news-of-submissions.ts'

const AT = '2026-11-28T10:00:00.000Z'
const open = { handedInAt: null, submittedAt: null }
const waiting = { handedInAt: AT, submittedAt: null }
const taken = { handedInAt: AT, submittedAt: AT }

afterEach(cleanup)

function renderWith(attempts: (typeof taken | typeof waiting | typeof open)[]) {
  const client = new QueryClient()
  const asked = vi.spyOn(client, 'invalidateQueries').mockResolvedValue()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook((given) => useNewsOfSubmissions({ ownerId: 7, attempts: given }), {
    initialProps: attempts,
    wrapper,
  })
  return { asked, ...hook }
}

it('asks for the progress again when the server has taken a submission', () => {
  const { asked, rerender } = renderWith([waiting, open])
  rerender([waiting, waiting])
  expect(asked).not.toHaveBeenCalled()
  rerender([waiting, taken])
  expect(asked).toHaveBeenCalledExactlyOnceWith({ queryKey: ['progress', 7], refetchType: 'all' })
})

it('does not ask for what was submitted before the screen was opened', () => {
  const { asked, rerender } = renderWith([])
  rerender([taken, taken, open])
  expect(asked).not.toHaveBeenCalled()
})
