// Which addresses are screens of the app, and which belong to the server or name a file.

const NOT_SCREENS = [
  // /auth/v1/…: the API.
  /^\/[a-z-]+\/v\d+(\/|$)/,
  /^\/(docs|healthz|readyz|metrics|\.well-known)(\/|$)/,
  // Career pages and tracked links, which the server makes.
  /^\/(careers|j)\//,
  /^\/(assets|icons|screenshots)\//,
  /^\/(openapi\.json|service-worker\.js|manifest\.webmanifest)$/,
]

/** True for an address that the app's router answers. */
export function isScreen(url: URL): boolean {
  return !NOT_SCREENS.some((pattern) => pattern.test(url.pathname))
}

/**
 * True for the pages of a single sign-on: their headers name the one provider that they may talk to, so that they come
 * from the server, and never from the shell that is kept here.
 */
export function isSignOnPage(url: URL): boolean {
  return /^\/(login\/sso\/[^/]+|[a-z][a-z0-9-]+\/callback)\/?$/.test(url.pathname)
}
