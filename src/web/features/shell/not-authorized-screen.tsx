import { Trans } from '@lingui/react/macro'
import { LockKeyhole } from 'lucide-react'

import { AppLink } from '#web/ui/app-link.tsx'
import { linkButton } from '#web/ui/link-button.ts'
import { State } from '#web/ui/state.tsx'

type NotAuthorizedScreenProps = { homeHref?: string; supportHref?: string }

/** The user may not see this page: says so, and offers support and the way back. */
export function NotAuthorizedScreen({ homeHref = '/', supportHref }: NotAuthorizedScreenProps) {
  return (
    <State
      headingLevel={1}
      tone="amber"
      icon={<LockKeyhole size={24} />}
      title={<Trans>You do not have permission to see this page</Trans>}
      action={
        <>
          <AppLink className={linkButton({ variant: 'primary' })} href={homeHref}>
            <Trans>Go to the main page</Trans>
          </AppLink>
          {supportHref !== undefined && (
            <AppLink className={linkButton()} href={supportHref} target="_blank">
              <Trans>Contact support</Trans>
            </AppLink>
          )}
        </>
      }
    >
      <p>
        <Trans>
          If you need it for your work, ask an administrator of your company to give you access.
        </Trans>
      </p>
    </State>
  )
}
