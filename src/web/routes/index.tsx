import { createFileRoute, redirect } from '@tanstack/react-router'

import { entryTarget, entrySearch } from '#web/features/session/entry.ts'

export const Route = createFileRoute('/')({
  validateSearch: entrySearch,
  beforeLoad: ({ search }) => {
    throw redirect({ href: entryTarget(search) })
  },
})
