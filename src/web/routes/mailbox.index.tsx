import { createFileRoute } from '@tanstack/react-router'

import { pageSearch } from '#web/api/page-search.ts'
import { MailboxScreen } from '#web/features/mailbox/mailbox-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/mailbox/')({
  validateSearch: pageSearch,
  component: Mailbox,
})

function Mailbox() {
  const { page = 1 } = Route.useSearch()
  return (
    <FramedPublic>
      <MailboxScreen page={page} />
    </FramedPublic>
  )
}
