import { Trans } from '@lingui/react/macro'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'

import { linkButton } from '../../controls/link-button.ts'
import { ErrorState } from '../../feedback/error-state.tsx'
import { OfflineState } from '../../feedback/offline-state.tsx'
import { State } from '../../feedback/state.tsx'
import { problemOf, signOnPathOf } from './problem-of.ts'

type LoadProblemProps = {
  error: unknown
  /** What could not be loaded. */
  title: ReactNode
  onRetry: () => void
  isRetrying: boolean
  /** Shown when the person may not see it. */
  forbidden?: ReactNode
  /** Shown when it does not exist. */
  missing?: ReactNode
  headingLevel?: 1 | 2
}

/** Stands where something could not be loaded: offline, not signed in as the company asks, not allowed, not there, or failed with a way to try again. */
export function LoadProblem(props: LoadProblemProps) {
  const { error, title, onRetry, isRetrying, forbidden, missing, headingLevel } = props
  const kind = problemOf(error)
  if (kind === 'offline') return <OfflineState headingLevel={headingLevel} />
  if (kind === 'sign-on')
    return <SignOnAsked path={signOnPathOf(error)} headingLevel={headingLevel} />
  if (kind === 'signed-out') return <SignedOut headingLevel={headingLevel} />
  if (kind === 'forbidden' && forbidden !== undefined) return forbidden
  if (kind === 'missing' && missing !== undefined) return missing
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      kept={<Trans>Nothing was changed.</Trans>}
      advice={
        <Trans>Try again. If it happens once more, tell your administrator when it was.</Trans>
      }
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}

type SignOnAskedProps = Pick<LoadProblemProps, 'headingLevel'> & { path: string | null }

function SignOnAsked({ path, headingLevel }: SignOnAskedProps) {
  return (
    <State
      role="alert"
      tone="amber"
      icon={<KeyRound size={24} />}
      title={<Trans>This company asks for its own sign-on</Trans>}
      headingLevel={headingLevel}
      action={
        path !== null && (
          <a className={linkButton({ variant: 'primary' })} href={backHere(path)}>
            <Trans>Go to your company’s sign-on</Trans>
          </a>
        )
      }
    >
      <p>
        <Trans>
          It shows this only to users who signed in through it. Its sign-on does not take accounts
          that other companies know as well: ask its administrator for access by an address of the
          company.
        </Trans>
      </p>
    </State>
  )
}

function SignedOut({ headingLevel }: Pick<LoadProblemProps, 'headingLevel'>) {
  return (
    <State
      role="alert"
      tone="amber"
      icon={<KeyRound size={24} />}
      title={<Trans>This company signed you out</Trans>}
      headingLevel={headingLevel}
      action={
        <a className={linkButton({ variant: 'primary' })} href={backHere('/logout')}>
          <Trans>Sign in again</Trans>
        </a>
      }
    >
      <p>
        <Trans>An admin closed the company to all of your devices. Sign in again to go on.</Trans>
      </p>
    </State>
  )
}

// A page of its own: only there may the app talk to a provider.
function backHere(path: string): string {
  const { pathname, search } = globalThis.location
  return `${path}?${new URLSearchParams({ redirect: pathname + search })}`
}
