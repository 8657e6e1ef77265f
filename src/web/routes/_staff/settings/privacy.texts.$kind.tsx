import { createFileRoute, notFound } from '@tanstack/react-router'

import { oneOf } from '#web/api/list-search.ts'
import { COMPANY_KINDS } from '#web/features/settings/settings-paths.ts'
import { TextScreen } from '#web/features/settings/text-screen.tsx'

export const Route = createFileRoute('/_staff/settings/privacy/texts/$kind')({
  loader: ({ params }) => {
    const kind = oneOf(COMPANY_KINDS, params.kind)
    if (kind === undefined) throw notFound()
    return { kind }
  },
  component: Screen,
})

function Screen() {
  const { accountId } = Route.useRouteContext()
  const { kind } = Route.useLoaderData()
  return <TextScreen accountId={accountId} kind={kind} />
}
