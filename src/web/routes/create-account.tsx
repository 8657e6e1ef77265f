import { createFileRoute } from '@tanstack/react-router'

import { CreateAccountScreen } from '#web/features/session/create-account-screen.tsx'
import { useDoorUser } from '#web/features/session/use-door-user.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/create-account')({
  component: CreateAccount,
})

function CreateAccount() {
  return (
    <FramedPublic>
      <CreateAccountScreen user={useDoorUser()} />
    </FramedPublic>
  )
}
