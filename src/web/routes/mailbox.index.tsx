import { createFileRoute } from '@tanstack/react-router'

import { MailboxScreen } from '#web/features/mailbox/mailbox-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/mailbox/')({
  validateSearch: anySearch,
  component: Mailbox,
})

function Mailbox() {
  const page = Math.trunc(Number(Route.useSearch()['page'] ?? 1))
  return (
    <FramedPublic>
      <MailboxScreen page={page >= 1 ? page : 1} />
    </FramedPublic>
  )
}
