import { createFileRoute } from '@tanstack/react-router'

import { ResetPasswordScreen } from '#web/features/passwords/reset-password-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

type ResetLink = { uid?: string; userToken?: string }

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ uid, userToken }: Record<string, unknown>): ResetLink => ({
    ...(typeof uid === 'string' && { uid }),
    ...(typeof userToken === 'string' && { userToken }),
  }),
  component: ResetPassword,
})

function ResetPassword() {
  return (
    <FramedPublic>
      <ResetPasswordScreen {...Route.useSearch()} />
    </FramedPublic>
  )
}
