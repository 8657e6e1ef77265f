// A shared link that opens no scorecard. One that does leads on before this is shown.
import { Trans } from '@lingui/react/macro'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function ScorecardLinkScreen() {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>This link opens no scorecard</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href="/hire">
          <Trans>Requisitions</Trans>
        </AppLink>
      }
    >
      <Trans>
        It may be incomplete, it may have expired, or it was withdrawn. Ask the person who sent it
        to you for a new one.
      </Trans>
    </EmptyState>
  )
}
