// What a refusal says on a settings screen.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'

const MESSAGES: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  forbidden: msg`You can only give, change or take away what your own roles open.`,
  not_found: msg`This is not in your company any more. Load the page again.`,
  library_changed: msg`Another user has saved a change. Your changes are still here, but not saved.`,
  last_admin: msg`The company needs a user who can change its settings. Give another user such a role first.`,
  role_in_use: msg`People hold this role, or are about to get it. Choose which one they get instead.`,
  own_sessions: msg`These are your own sessions. End them on the page that lists them.`,
  role_name_taken: msg`There is a role of that name already.`,
  value_taken: msg`This name is already used.`,
  row_in_use: msg`It is used by now. Choose what takes its place.`,
  letter_name_taken: msg`A letter with this name exists in this language already.`,
  letter_unsigned: msg`Add a signature block for the candidate.`,
  uses_changed: msg`Its uses have changed in the meantime. Check them again before you continue.`,
  last_row: msg`Your company needs at least one. Add another one first.`,
  field_in_use: msg`Something is recorded in this field, so its kind and the recorded choices cannot change. Archive it, and add another field.`,
  list_full: msg`Your company has as many of these as it can have. Delete one first.`,
  source_name_taken: msg`There is a source of that name already.`,
  station_unsent: msg`The device of this station still has answers to send. Add another station for another device.`,
  slug_taken: msg`Another career page has this address already.`,
}

/** A function that puts an error into words. */
export function useSettingsErrorText(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    // Nothing of the server's: it has neither a code nor a status.
    if (!(error instanceof ApiError)) return i18n._(msg`Error`)
    const words = MESSAGES[error.code]
    return words === undefined ? errorText(error) : i18n._(words)
  }
}
