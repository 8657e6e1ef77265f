import { createFileRoute } from '@tanstack/react-router'

import { MailboxMessageScreen } from '#web/features/mailbox/mailbox-message-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/mailbox/$mailId')({
  component: Message,
})

function Message() {
  return (
    <FramedPublic>
      <MailboxMessageScreen mailId={Route.useParams().mailId} />
    </FramedPublic>
  )
}
