import { createFileRoute } from '@tanstack/react-router'

import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx'

export const Route = createFileRoute('/not-found')({
  component: () => <NotFoundScreen homeHref="/" />,
})
