import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { State } from './state.tsx'

type OfflineStateProps = {
  /** What waits for the network, when "This page" is not enough. */
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** There is no network and this needs one. Not an error: it comes back by itself. */
export function OfflineState({ children, action, headingLevel }: OfflineStateProps) {
  return (
    <State
      role="status"
      tone="amber"
      icon={<CloudOff size={24} />}
      title={<Trans>You are offline</Trans>}
      action={action}
      headingLevel={headingLevel}
    >
      <p>
        <Trans>Error: Network Error</Trans>
      </p>
      {children ?? (
        <p>
          <Trans>This page needs the network. It opens as soon as you are connected again.</Trans>
        </p>
      )}
    </State>
  )
}
