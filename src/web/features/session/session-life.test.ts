import type { AnyRouter } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'

import { followSessionEnd } from './session-life.ts'

/** Where a session that ends leads a user who is at a place. */
function leadsTo(pathname: string): unknown {
  const navigate = vi.fn<(to: unknown) => Promise<void>>()
  const listeners: (() => void)[] = []
  const router = { state: { location: { pathname, href: pathname } }, navigate }
  followSessionEnd(
    { onSessionEnd: (listener) => void listeners.push(listener) },
    router as unknown as AnyRouter,
  )
  for (const listener of listeners) listener()
  return navigate.mock.calls[0]?.[0]
}

it('leads to the way out, and back to where the person was', () => {
  expect(leadsTo('/user/progress')).toEqual({
    to: '/logout',
    search: { redirect: '/user/progress' },
  })
})

it.each(['/user/assessment-questions', '/logout', '/login', '/login/applicant/1'])(
  'leaves a user at %s alone',
  (pathname) => {
    expect(leadsTo(pathname)).toBeUndefined()
  },
)
