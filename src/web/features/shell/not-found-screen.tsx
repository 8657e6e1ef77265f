import { Trans } from '@lingui/react/macro'
import { Compass } from 'lucide-react'

import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** There is nothing at this address. */
export function NotFoundScreen({ homeHref = '/' }: { homeHref?: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<Compass size={24} />}
      title={<Trans>We cannot find this page</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={homeHref}>
          <Trans>Go to the main page</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>
          The address may be mistyped, or the page may have moved. Nothing of yours is lost.
        </Trans>
      </p>
    </EmptyState>
  )
}
