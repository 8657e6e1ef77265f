import { createFileRoute } from '@tanstack/react-router'

import { followInterviewLink } from '#web/features/session/open-interview-link.ts'
import { InterviewLinkScreen } from '#web/features/shell/interview-link-screen.tsx'

/** The interviews that an invitation is about. */
export const Route = createFileRoute('/_candidate/user/interview-list/{-$ins}')({
  loader: ({ context, params }) => followInterviewLink(context, params.ins),
  component: () => <InterviewLinkScreen homeHref="/user/progress" />,
})
