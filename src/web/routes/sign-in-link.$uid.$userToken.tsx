import { createFileRoute } from '@tanstack/react-router'

import { SignInLinkScreen } from '#web/features/session/sign-in-link-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

type LinkSearch = { jobUuid?: string; page?: 'participant' }

export const Route = createFileRoute('/sign-in-link/$uid/$userToken')({
  validateSearch: ({ jobUuid, page }: Record<string, unknown>): LinkSearch => ({
    ...(typeof jobUuid === 'string' ? { jobUuid } : {}),
    ...(page === 'participant' ? { page } : {}),
  }),
  component: SignInLink,
})

function SignInLink() {
  const { uid, userToken } = Route.useParams()
  const { jobUuid, page } = Route.useSearch()
  return (
    <FramedPublic>
      <SignInLinkScreen link={{ uid, user_token: userToken }} jobUuid={jobUuid} page={page} />
    </FramedPublic>
  )
}
