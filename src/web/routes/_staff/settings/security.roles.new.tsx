import { createFileRoute } from '@tanstack/react-router'

import { RoleScreen } from '#web/features/settings/role-screen.tsx'

import { useOwnChange } from './-use-own-change.ts'

export const Route = createFileRoute('/_staff/settings/security/roles/new')({
  // What it begins with: the name of a preset, or the id of a role.
  validateSearch: ({ from }: Record<string, unknown>): { from?: string | number } =>
    typeof from === 'string' || typeof from === 'number' ? { from } : {},
  component: Screen,
})

function Screen() {
  const { accountId, user } = Route.useRouteContext()
  return (
    <RoleScreen
      {...{ accountId, user }}
      roleId={null}
      from={Route.useSearch().from}
      onOwnChange={useOwnChange()}
    />
  )
}
