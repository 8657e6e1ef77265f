// What goes wrong at a station, in the words of the user who stands before it.
import { useLingui } from '@lingui/react/macro'

import { ApiError, isNetworkError } from '#web/api/api-error.ts'

import { useErrorText } from '../shell/error-messages.ts'

/** A function that puts an error of a station's call into words. */
export function useKioskError(): (error: unknown) => string {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === 'code_incorrect')
      return t`That code is not right, or it is too old. Ask the staff.`
    if (code === 'code_unknown_offline')
      return t`Without a network, this code does not work here. Check it, or ask the staff.`
    if (code === 'station_offline_too_long')
      return t`This station has had no network for too long to start with new people. Ask the staff.`
    if (code === 'rate_limited') return t`Too many wrong codes. Wait a moment, or ask the staff.`
    if (code === 'station_revoked') return t`This station takes no new candidates. Ask the staff.`
    if (code === 'station_unsent')
      return t`The device that was this station still has answers to send. Ask the staff for the code of another station.`
    return errorText(error)
  }
}

/** A function that puts an error of today's list, or of a name of it, into words. */
export function useListError(): (error: unknown) => string {
  const { t } = useLingui()
  const errorText = useKioskError()
  return (error) => {
    const code = error instanceof ApiError ? error.code : null
    if (isNetworkError(error))
      return t`Today’s list needs the network, and there is none now. Enter your code instead.`
    if (code === 'proof_incorrect')
      return t`That does not match this name. Check both, or enter your code instead.`
    if (code === 'rate_limited') return t`Too many wrong tries. Wait a moment, or ask the staff.`
    if (code === 'forbidden')
      return t`This station does not show a list any more. Enter your code instead.`
    if (code === 'not_found')
      return t`This name is not on the list any more. Enter your code, or ask the staff.`
    return errorText(error)
  }
}
