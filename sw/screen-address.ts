// Which addresses are screens of the app, and which belong to the server or name a file.

const NOT_SCREENS = [
  // /auth/v1/…: the API.
  /^\/[a-z-]+\/v\d+(\/|$)/,
  /^\/(docs|healthz|readyz|metrics)(\/|$)/,
  /^\/(assets|icons|screenshots)\//,
  /^\/(openapi\.json|service-worker\.js|manifest\.webmanifest)$/,
]

/** True for an address that the app's router answers. */
export function isScreen(url: URL): boolean {
  return !NOT_SCREENS.some((pattern) => pattern.test(url.pathname))
}
