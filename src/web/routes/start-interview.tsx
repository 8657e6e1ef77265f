import { createFileRoute } from '@tanstack/react-router'

import { StartInterviewLogin } from '#web/features/session/start-interview-login.tsx'
import { useDoorUser } from '#web/features/session/use-door-user.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/start-interview')({ component: StartInterview })

function StartInterview() {
  const user = useDoorUser()
  return (
    <FramedPublic>
      <StartInterviewLogin user={user} />
    </FramedPublic>
  )
}
