import { Trans } from '@lingui/react/macro'
import { CalendarClock } from 'lucide-react'

import { AppLink } from '#web/ui/app-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkButton } from '#web/ui/link-button.ts'

/** Where links to interviews lead, which cannot be opened in the app yet. */
export function LinkNotReadyScreen({ homeHref }: { homeHref: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<CalendarClock size={24} />}
      title={<Trans>Interviews cannot be opened here yet</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={homeHref}>
          <Trans>Go to the main page</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>Your link is fine. Ask the company that sent it how to take part.</Trans>
      </p>
    </EmptyState>
  )
}
