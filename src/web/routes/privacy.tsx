import { createFileRoute } from '@tanstack/react-router'

import { LegalScreen } from '#web/features/legal/legal-screen.tsx'
import { legalSearch } from '#web/features/legal/legal-search.ts'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/privacy')({
  validateSearch: legalSearch,
  component: Privacy,
})

function Privacy() {
  return (
    <FramedPublic>
      <LegalScreen kind="privacy" textId={Route.useSearch().text ?? null} />
    </FramedPublic>
  )
}
