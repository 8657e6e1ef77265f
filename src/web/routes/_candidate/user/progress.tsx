import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_candidate/user/progress')({ component: () => null })
