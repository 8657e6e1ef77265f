import { createFileRoute } from '@tanstack/react-router'

import { LinkNotReadyScreen } from '#web/features/shell/link-not-ready-screen.tsx'

export const Route = createFileRoute('/_candidate/user/interview-list/{-$ins}')({
  component: () => <LinkNotReadyScreen homeHref="/user/progress" />,
})
