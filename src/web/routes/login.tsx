import { createFileRoute } from '@tanstack/react-router'

import { loginPageSearch } from '#web/features/session/entry.ts'
import { PublicFrame } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/login')({
  validateSearch: loginPageSearch,
  component: PublicFrame,
})
