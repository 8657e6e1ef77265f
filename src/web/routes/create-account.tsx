import { createFileRoute } from '@tanstack/react-router'

import { CreateAccountScreen } from '#web/features/session/create-account-screen.tsx'
import { currentUserQuery } from '#web/features/session/session-queries.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/create-account')({
  loader: ({ context }) => context.queryClient.ensureQueryData(currentUserQuery),
  component: CreateAccount,
})

function CreateAccount() {
  return (
    <FramedPublic>
      <CreateAccountScreen user={Route.useLoaderData()} />
    </FramedPublic>
  )
}
