import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'

const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  too_many_exported: msg`An export has at most 50,000 applicants. Narrow the list first.`,
  exports_running: msg`Three of your exports are still running. Wait until one is ready.`,
  not_found: msg`Some of them, or the export, are no longer there. Load the list again.`,
  forbidden: msg`You no longer see all of the requisitions of this export.`,
  rate_limited: msg`You ordered many exports within an hour. Try again later.`,
}

/** A function that says why an export was refused. */
export function useExportError(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const text = error instanceof ApiError ? TEXTS[error.code] : undefined
    return text === undefined ? errorText(error) : i18n._(text)
  }
}
