import { createFileRoute } from '@tanstack/react-router'

import { firstAdminQuery } from '#web/features/session/first-admin-queries.ts'
import { FirstAdminScreen } from '#web/features/session/first-admin-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/first-admin')({
  validateSearch: (search: Record<string, unknown>): { code?: string } =>
    search['code'] === undefined ? {} : { code: String(search['code']) },
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
