import { createFileRoute, notFound } from '@tanstack/react-router'

import { idOf } from '#web/api/page-search.ts'
import { StopEmailsScreen } from '#web/features/email-opt-out/stop-emails-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/stop-emails/$accountId/$uid/$token')({
  loader: ({ params }) => {
    if (idOf(params.accountId) === undefined) throw notFound()
  },
  component: StopEmails,
})

function StopEmails() {
  const { accountId, uid, token } = Route.useParams()
  return (
    <FramedPublic>
      <StopEmailsScreen link={{ account_id: idOf(accountId) ?? 0, uid, stop_token: token }} />
    </FramedPublic>
  )
}
