// A forgotten password, and a new one.
import { api, settle, SKIP_RETRY_HEADERS } from '#web/api/client.ts'

/** Asks for a link. The server answers alike whether it knows the address or not. */
export function requestReset(email: string): Promise<void> {
  return settle(
    api.POST('/auth/v1/forgot-password/', { body: { email }, headers: SKIP_RETRY_HEADERS }),
  )
}

/** Sets a new password with the link of an email. */
export function resetPassword(given: {
  uid: string
  user_token: string
  password: string
}): Promise<void> {
  return settle(api.PUT('/auth/v1/reset-password/', { body: given, headers: SKIP_RETRY_HEADERS }))
}

/** Sets a new password with the current one. */
export function changePassword(
  userId: number,
  body: { current_password: string; password: string },
): Promise<void> {
  return settle(
    api.PUT('/auth/v1/change-password/{user_id}/', { params: { path: { user_id: userId } }, body }),
  )
}
