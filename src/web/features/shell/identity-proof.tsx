// What shows that it is the owner of the account who asks: their password, or for want of one a sign-in a moment ago.
import { Trans, useLingui } from '@lingui/react/macro'

import { ApiError } from '#web/api/api-error.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'

import { useErrorText } from './error-messages.ts'
import { FieldChecks } from './field-checks.tsx'

type IdentityProofProps = {
  email: string
  hasPassword: boolean
  /** What the server said to the last try; null before it. */
  error: Error | null
}

/** Fields of a form; the password is `password`. */
export function IdentityProof({ email, hasPassword, error }: IdentityProofProps) {
  const { t } = useLingui()
  const isWrong = codeOf(error) === 'current_password_incorrect'
  return (
    <FieldChecks>
      {error !== null && !isWrong && <Trouble error={error} />}
      {hasPassword && (
        <>
          {/* For password managers, which ask whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <PasswordField
            label={t`Current password`}
            name="password"
            error={isWrong ? t`The current password you provided is incorrect.` : undefined}
            required
          />
        </>
      )}
    </FieldChecks>
  )
}

function Trouble({ error }: { error: Error }) {
  const errorText = useErrorText()
  return (
    <Banner tone="danger" isLive>
      {codeOf(error) === 'sign_in_again' ? (
        <Trans>Sign out and in again, so that we know that it is you. Then come back here.</Trans>
      ) : (
        errorText(error)
      )}
    </Banner>
  )
}

function codeOf(error: Error | null): string | null {
  return error instanceof ApiError ? error.code : null
}
