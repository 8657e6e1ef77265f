import { createFileRoute } from '@tanstack/react-router'

import { ESignatureScreen } from '#web/features/settings/e-signature/e-signature-screen.tsx'

export const Route = createFileRoute('/_staff/settings/e-signature')({
  component: Screen,
})

function Screen() {
  return <ESignatureScreen accountId={Route.useRouteContext().accountId} />
}
