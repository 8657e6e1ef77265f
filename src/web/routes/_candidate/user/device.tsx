import { createFileRoute } from '@tanstack/react-router'

import { DeviceScreen } from '#web/features/device/device-screen.tsx'
import { openOffline } from '#web/offline/offline.ts'

export const Route = createFileRoute('/_candidate/user/device')({
  loader: async ({ context }) => ({ offline: await openOffline(context.user.user_id) }),
  component: Device,
})

function Device() {
  return <DeviceScreen offline={Route.useLoaderData().offline} />
}
