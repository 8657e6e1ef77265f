import { createFileRoute } from '@tanstack/react-router'

import { PublicFrame } from '#web/features/shell/public-frame.tsx'

export const Route = createFileRoute('/login')({ component: PublicFrame })
