import { createFileRoute } from '@tanstack/react-router'

import { JoinScreen } from '#web/features/session/join-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/join/$uuid/$userToken')({
  component: Join,
})

function Join() {
  const { uuid, userToken } = Route.useParams()
  return (
    <FramedPublic>
      <JoinScreen link={{ link_uuid: uuid, token: userToken }} />
    </FramedPublic>
  )
}
