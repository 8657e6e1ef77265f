import { createFileRoute, redirect } from '@tanstack/react-router'

import { afterSignIn } from '#web/features/session/after-sign-in.ts'
import { entryTarget, entrySearch } from '#web/features/session/entry.ts'
import { knownUser } from '#web/features/session/session-queries.ts'

export const Route = createFileRoute('/')({
  validateSearch: entrySearch,
  beforeLoad: ({ context, search }) => {
    const target = entryTarget(search)
    const user = target === '/login' ? knownUser(context.queryClient) : null
    throw redirect({ href: user === null ? target : afterSignIn(user, {}) })
  },
})
