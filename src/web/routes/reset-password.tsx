import { createFileRoute } from '@tanstack/react-router'

import { ResetPasswordScreen } from '#web/features/passwords/reset-password-screen.tsx'
import { anySearch } from '#web/features/session/any-search.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: anySearch,
  component: ResetPassword,
})

function ResetPassword() {
  const { uid, userToken } = Route.useSearch()
  return (
    <FramedPublic>
      <ResetPasswordScreen uid={textIn(uid)} userToken={textIn(userToken)} />
    </FramedPublic>
  )
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
