// By which login page a person of a company comes: what is left of a single sign-on, and where it begins again.
import { findRemembered } from '#web/offline/browser-storage.ts'

/** The last company whose single sign-on began on this browser; its uuid. */
export function rememberedLoginPage(): string | null {
  return findRemembered('sign-on-door')
}

/** The same, while the one who signed in by it has not signed out. */
export function currentLoginPage(): string | null {
  return findRemembered('auth-type') === 'sso' ? rememberedLoginPage() : null
}

/** The address of a login page. It is a page of its own: only there may the app talk to the provider. */
export function loginPageHref(accountUuid: string, redirect?: string): string {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`
  return `/login/sso/${encodeURIComponent(accountUuid)}${query}`
}
