import { createFileRoute } from '@tanstack/react-router'

import { KioskScreen } from '#web/features/kiosk/kiosk-screen.tsx'
import { openKioskMessages } from '#web/i18n/kiosk-catalog.ts'

export const Route = createFileRoute('/kiosk')({
  loader: openKioskMessages,
  component: KioskScreen,
})
