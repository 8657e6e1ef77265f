import { createFileRoute } from '@tanstack/react-router'

import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { VerifyDocumentScreen } from '#web/features/verify-document/verify-document-screen.tsx'

export const Route = createFileRoute('/verify-document')({ component: VerifyDocument })

function VerifyDocument() {
  return (
    <FramedPublic>
      <VerifyDocumentScreen />
    </FramedPublic>
  )
}
