// What a refusal about second factors says: the shell's words are everyone's download, these are not.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'

import { useErrorText } from '../shell/error-messages.ts'

const MESSAGES: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  current_password_incorrect: msg`The current password you provided is incorrect.`,
  code_incorrect: msg`That code is not right, or was used already.`,
  enrolment_expired: msg`This took too long. Start again.`,
  passkey_failed: msg`That passkey does not fit. Try again.`,
  passkey_taken: msg`This device has a passkey for the account already.`,
  too_many_passkeys: msg`The account has as many passkeys as it can have.`,
  second_factor_missing: msg`This was removed already.`,
  last_second_factor: msg`Your company requires two-factor authentication: add another method before you remove the last one.`,
}

export function useFactorErrorText(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const words = error instanceof ApiError ? MESSAGES[error.code] : undefined
    return words === undefined ? errorText(error) : i18n._(words)
  }
}
