import { createFileRoute } from '@tanstack/react-router'

import { CreateAccountScreen } from '#web/features/session/create-account-screen.tsx'
import { useLoginPageUser } from '#web/features/session/use-login-page-user.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/create-account')({
  component: CreateAccount,
})

function CreateAccount() {
  return (
    <FramedPublic>
      <CreateAccountScreen user={useLoginPageUser()} />
    </FramedPublic>
  )
}
