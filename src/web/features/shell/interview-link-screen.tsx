import { Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** A link that opens no interview. One that does leads on before this is shown. */
export function InterviewLinkScreen({ homeHref }: { homeHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<CalendarClock size={24} />}
      title={<Trans>This link opens no interview</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={homeHref}>
          <Trans>Go to the main page</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>
          It may be incomplete, it may have expired, or it was withdrawn. Ask the person who sent it
          to you for a new one.
        </Trans>
      </p>
    </EmptyState>
  )
}
