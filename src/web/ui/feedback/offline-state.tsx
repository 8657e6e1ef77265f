import { Trans } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { State } from './state.tsx'

type OfflineStateProps = {
  /** What waits for the network, when "This page" is not enough. */
  children?: ReactNode
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
}

/** The server is out of reach, mostly because there is no network. Not an error: it comes back by itself. */
export function OfflineState({ children, action, headingLevel }: OfflineStateProps) {
  // As it was when nothing came: the next attempt says how it is by then.
  const [isOnline] = useState(() => navigator.onLine)
  return (
    <State
      role="status"
      tone="amber"
      icon={<CloudOff size={24} />}
      title={isOnline ? <Trans>The server does not answer</Trans> : <Trans>You are offline</Trans>}
      action={action}
      headingLevel={headingLevel}
    >
      <p>
        <Trans>Error: Network Error</Trans>
      </p>
      {children ?? (
        <p>
          {isOnline ? (
            <Trans>Try again in a moment.</Trans>
          ) : (
            <Trans>This page needs the network. It opens as soon as you are connected again.</Trans>
          )}
        </p>
      )}
    </State>
  )
}
