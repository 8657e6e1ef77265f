import { createFileRoute } from '@tanstack/react-router'

import { SignOnCallbackScreen } from '#web/features/session/sign-on-callback-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/$provider/callback')({ component: Callback })

function Callback() {
  return (
    <FramedPublic>
      <SignOnCallbackScreen
        providerSlug={Route.useParams().provider}
        href={globalThis.location.href}
      />
    </FramedPublic>
  )
}
