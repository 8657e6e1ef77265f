import { createFileRoute } from '@tanstack/react-router'

import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'

export const Route = createFileRoute('/not-authorized')({
  component: () => (
    <NotAuthorizedScreen homeHref="/" supportHref="mailto:support@fairlead.example" />
  ),
})
