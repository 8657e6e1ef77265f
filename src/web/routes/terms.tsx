import { createFileRoute } from '@tanstack/react-router'

import { LegalScreen } from '#web/features/legal/legal-screen.tsx'
import { legalSearch } from '#web/features/legal/legal-search.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/terms')({
  validateSearch: legalSearch,
  component: Terms,
})

function Terms() {
  return (
    <FramedPublic>
      <LegalScreen kind="terms" textId={Route.useSearch().text ?? null} />
    </FramedPublic>
  )
}
