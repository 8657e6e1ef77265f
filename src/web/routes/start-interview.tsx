import { createFileRoute } from '@tanstack/react-router'

import { StartInterviewLogin } from '#web/features/session/start-interview-login.tsx'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/start-interview')({ component: StartInterview })

function StartInterview() {
  const user = useLoginPageUser()
  return (
    <FramedPublic>
      <StartInterviewLogin user={user} />
    </FramedPublic>
  )
}
