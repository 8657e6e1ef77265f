import { createFileRoute } from '@tanstack/react-router'

import { LinkNotReadyScreen } from '#web/features/shell/link-not-ready-screen.tsx'

export const Route = createFileRoute('/_candidate/interview/{-$id}')({
  component: () => <LinkNotReadyScreen homeHref="/user/progress" />,
})
