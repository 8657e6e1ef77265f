import { createFileRoute } from '@tanstack/react-router'

import { DeviceCheckScreen } from '#web/features/device-check/device-check-screen.tsx'
import { FramedPublic } from '#web/features/shell/public-frame.tsx'
import { openDeviceCheckMessages } from '#web/i18n/device-check-catalog.ts'

/** Whether a device is fit, for everyone: before an account, and without one. */
export const Route = createFileRoute('/test')({
  loader: openDeviceCheckMessages,
  component: DeviceCheck,
})

function DeviceCheck() {
  return (
    <FramedPublic>
      <DeviceCheckScreen />
    </FramedPublic>
  )
}
