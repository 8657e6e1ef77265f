// What an API error says to a person, in their language, by its code. The server's English text is the last resort.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError, hasTimedOut, type ApiErrorCode } from '#web/api/api-error.ts'

const MESSAGES: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  network: msg`There is no connection to the server. Check your network and try again.`,
  unknown: msg`An error occurred please try again`,
  internal: msg`An error occurred please try again`,
  unavailable: msg`The service is restarting. Try again in a moment.`,
  disk_full: msg`The server has no room left, so this was not stored. Tell the people who run it, and try again later.`,
  validation_failed: msg`Some of what you entered is not right. Check the fields.`,
  unauthenticated: msg`Sign in to continue.`,
  session_expired: msg`Your session has ended. Sign in again.`,
  account_erased: msg`This account was erased, as its owner asked.`,
  other_user: msg`Another user is signed in on this browser.`,
  incorrect_credentials: msg`Incorrect Email or Password`,
  password_guessable: msg`That password is one of those that are guessed first. Choose another one.`,
  forbidden: msg`You do not have permission to do this.`,
  not_found: msg`This could not be found.`,
  user_not_found: msg`User not found`,
  position_closed: msg`This position is not accepting new applications at this time`,
  retake_too_early: msg`You applied to this position a short while ago.`,
  not_in_profile: msg`This page is for people who have this job now, or will soon. Sign in with the account that you use at this company, or ask the person who sent you the link.`,
  profile_not_in_use: msg`This job profile is no longer in use.`,
  activity_locked: msg`This activity is not open.`,
  answers_differ: msg`We received other answers to some questions than this device has. Check them, then submit again.`,
  parts_missing: msg`Not every part of this test is complete. Answer what is missing, then submit it again.`,
  too_many_recordings: msg`You cannot record this answer again. Your earlier recordings are stored.`,
  storage_full: msg`There is no room for another recording. Your earlier recordings are stored. Tell the company that invited you.`,
  journal_full: msg`Your answers are stored. Some notes about their timing are not.`,
  unsupported_recording_type: msg`Only MP4, WebM, and Ogg video formats are supported.`,
  email_taken: msg`An account with this email exists already. Sign in instead.`,
  conflict: msg`This changed meanwhile. Load it again.`,
  interview_changed: msg`This changed meanwhile. Load it again.`,
  rate_limited: msg`Too many tries. Wait a little and try again.`,
  payload_version_unsupported: msg`The server needs another version of the app. Close the app everywhere, and open it again.`,
}

/** The network is there, and the server says nothing. */
const NO_ANSWER = msg`The server does not answer. Try again in a moment.`

/** Words that come with screens which only some users open. */
const more: Partial<Record<ApiErrorCode, MessageDescriptor>> = {}

/** Adds words for codes that have none here. */
export function addErrorMessages(words: Partial<Record<ApiErrorCode, MessageDescriptor>>): void {
  Object.assign(more, words)
}

/** A function that puts an error into words. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui()
  return (error) => {
    // No reply, no status: nothing is known of it.
    if (!(error instanceof ApiError)) return i18n._(msg`Error`)
    if (hasTimedOut(error)) return i18n._(NO_ANSWER)
    const words = MESSAGES[error.code] ?? more[error.code]
    return words === undefined ? error.message : i18n._(words)
  }
}

/** The words of a code that was stored with something that the server refused. */
export function useRefusalText(): (refusal: { code: string; message: string }) => string {
  const { i18n } = useLingui()
  const byCode: Readonly<Record<string, MessageDescriptor | undefined>> = MESSAGES
  return ({ code, message }) => {
    const words = byCode[code]
    return words === undefined ? message : i18n._(words)
  }
}
