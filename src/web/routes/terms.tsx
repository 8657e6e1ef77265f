import { createFileRoute } from '@tanstack/react-router'

import { LegalScreen } from '#web/features/legal/legal-screen.tsx'
import { textIdOf } from '#web/features/legal/text-id.ts'
import { anySearch } from '#web/features/session/any-search.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/terms')({
  validateSearch: anySearch,
  component: Terms,
})

function Terms() {
  return (
    <FramedPublic>
      <LegalScreen kind="terms" textId={textIdOf(Route.useSearch())} />
    </FramedPublic>
  )
}
