import { createFileRoute } from '@tanstack/react-router'

import { firstAdminQuery } from '#web/features/session/first-admin-queries.ts'
import { FirstAdminScreen } from '#web/features/session/first-admin-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/first-admin')({
  // The router reads a code of digits as a number.
  validateSearch: ({ code }: Record<string, unknown>): { code?: string } =>
    typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {},
  loader: ({ context }) => context.queryClient.fetchQuery(firstAdminQuery),
  component: FirstAdmin,
})

function FirstAdmin() {
  return (
    <FramedPublic>
      <FirstAdminScreen isNeeded={Route.useLoaderData()} code={Route.useSearch().code ?? ''} />
    </FramedPublic>
  )
}
