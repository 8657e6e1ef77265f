import { useLingui } from '@lingui/react'

import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'

import { CLASS_ERRORS } from './class-labels.ts'

/** A function that says why a change of a class was refused. */
export function useClassError(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const text = error instanceof ApiError ? CLASS_ERRORS[error.code] : undefined
    return text === undefined ? errorText(error) : i18n._(text)
  }
}
