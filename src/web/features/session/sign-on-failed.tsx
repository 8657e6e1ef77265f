// A single sign-on that did not work out, in plain words, with the ways on.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { ErrorCode } from '#contract/core/error.ts'
import { ApiError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'

import { loginPageHref, rememberedLoginPage } from './sign-on-login-page.ts'

const MESSAGES: Partial<Record<ErrorCode, MessageDescriptor>> = {
  sso_email_unverified: msg`Your company’s sign-in has not verified your email address. Ask your admin to verify it.`,
  sso_domain_refused: msg`Your email address is not of a domain that your company lets in. Ask your admin.`,
  sso_user_refused: msg`Your email address belongs to an account outside of this company. Sign in with your password, or ask your admin.`,
  rate_limited: msg`Too many tries. Wait a little and try again.`,
}
const FAILED = msg`An error occurred while trying to authenticate with SSO. Please contact your admin or log out and try again.`

/** `advice` stands in the place of what the error says. */
export function SignOnFailed({ error, advice }: { error: unknown; advice?: string }) {
  const { i18n } = useLingui()
  const byCode: Readonly<Record<string, MessageDescriptor | undefined>> = MESSAGES
  const words = error instanceof ApiError ? byCode[error.code] : undefined
  const loginPage = rememberedLoginPage()
  return (
    <ErrorState
      headingLevel={1}
      title={<Trans>Error Encountered</Trans>}
      advice={advice ?? i18n._(words ?? FAILED)}
      action={
        <>
          <a className={linkButton({ variant: 'primary' })} href="/logout">
            <Trans>Log out</Trans>
          </a>
          {loginPage !== null && (
            <a className={linkButton()} href={loginPageHref(loginPage)}>
              <Trans>Try again</Trans>
            </a>
          )}
        </>
      }
    />
  )
}

/** A page from the device's own copy may not talk to the provider: only a page of the server’s may. */
export function SignOnOffline() {
  return (
    <OfflineState
      headingLevel={1}
      action={
        <Button variant="primary" onClick={() => globalThis.location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Signing in needs the network. Nothing on this device is lost.</Trans>
      </p>
    </OfflineState>
  )
}
