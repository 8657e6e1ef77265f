// What a refused second step says: the shell's words are everyone's download, these are not.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'

import { useErrorText } from '../shell/error-messages.ts'

const MESSAGES: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  code_incorrect: msg`That code is not right, or was used already.`,
  passkey_failed: msg`That passkey does not fit. Try again.`,
  sign_in_expired: msg`This sign-in took too long. Start again with your password.`,
}

export function useSecondStepText(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const words = error instanceof ApiError ? MESSAGES[error.code] : undefined
    return words === undefined ? errorText(error) : i18n._(words)
  }
}
