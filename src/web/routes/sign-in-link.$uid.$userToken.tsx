import { createFileRoute } from '@tanstack/react-router'

import { SignInLinkScreen } from '#web/features/session/sign-in-link-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/sign-in-link/$uid/$userToken')({
  validateSearch: ({ jobUuid }: Record<string, unknown>): { jobUuid?: string } =>
    typeof jobUuid === 'string' ? { jobUuid } : {},
  component: SignInLink,
})

function SignInLink() {
  const { uid, userToken } = Route.useParams()
  const { jobUuid } = Route.useSearch()
  return (
    <FramedPublic>
      <SignInLinkScreen link={{ uid, user_token: userToken }} jobUuid={jobUuid} />
    </FramedPublic>
  )
}
