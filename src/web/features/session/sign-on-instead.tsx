// Leads a user to the sign-on of their company, which lets them in by nothing else.
import { Trans } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'

import { ApiError } from '#web/api/api-error.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

import styles from './session.module.css'

const SIGN_ON_PAGES = '/login/sso/'

/** True for a refusal of which this is the way on. */
export function isSignOnInstead(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'sign_on_required'
}

export function SignOnInstead({ error }: { error: ApiError }) {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const loginPage = loginPageOf(error.details, search['redirect'])
  return (
    <div className={styles.form}>
      <Banner tone="info" isLive>
        <Trans>Your company asks you to sign in through its own sign-on.</Trans>
      </Banner>
      {loginPage !== null && (
        <a
          ref={focusOn}
          className={linkButton({ variant: 'primary', size: 'large', isBlock: true })}
          href={loginPage}
        >
          <Trans>Go to your company’s sign-on</Trans>
        </a>
      )}
    </div>
  )
}

// The button that was pressed is gone: the user who works by keyboard goes on from here.
function focusOn(link: HTMLElement | null): void {
  link?.focus()
}

// A page of its own, not a route: only there may the app talk to the provider.
function loginPageOf(details: ApiError['details'], redirect: unknown): string | null {
  const { path } = details
  if (typeof path !== 'string' || !path.startsWith(SIGN_ON_PAGES)) return null
  return typeof redirect === 'string' ? `${path}?${new URLSearchParams({ redirect })}` : path
}
