// Every cookie of the app by its name, and how browsers are told to keep it.
import type { FastifyReply, FastifyRequest } from 'fastify'

type Kind = {
  readonly name: string
  /** Where it goes over plain HTTP; the prefix of a secure one allows the root only. */
  readonly path: string
  readonly sameSite?: 'strict'
}

const SESSION_PATH = '/auth/v1/'
const KINDS = {
  access: { name: 'fairlead_access', path: '/' },
  refresh: { name: 'fairlead_refresh', path: SESSION_PATH },
  device: { name: 'fairlead_device', path: SESSION_PATH },
  passkey: { name: 'fairlead_passkey', path: SESSION_PATH, sameSite: 'strict' },
  // Lax: the provider sends the browser back from elsewhere, with this page's policy to be found.
  signOn: { name: 'fairlead_sign_on', path: '/' },
  station: { name: 'fairlead_station', path: '/', sameSite: 'strict' },
} as const satisfies Record<string, Kind>
/** A browser takes such a cookie over https only, and from this very host: no sibling host can set it. */
const SECURE_PREFIX = '__Host-'

type CookieName = keyof typeof KINDS

/** What a request brings of cookies. */
export type Carrier = Pick<FastifyRequest, 'cookies'>

export type AppCookies = {
  read(request: Carrier, name: CookieName): string | undefined
  set(reply: FastifyReply, name: CookieName, given: { value: string; seconds: number }): void
  clear(reply: FastifyReply, name: CookieName): void
}

/** The cookies of an app; `isSecure` when it is served over https. */
export function createAppCookies({ isSecure }: { isSecure: boolean }): AppCookies {
  const nameOf = ({ name }: Kind) => (isSecure ? `${SECURE_PREFIX}${name}` : name)
  const attributesOf = (kind: Kind) => ({
    httpOnly: true,
    sameSite: kind.sameSite ?? ('lax' as const),
    secure: isSecure,
    path: isSecure ? '/' : kind.path,
  })
  return {
    read: (request, name) => request.cookies[nameOf(KINDS[name])],
    set(reply, name, { value, seconds }) {
      const kind = KINDS[name]
      void reply.setCookie(nameOf(kind), value, { ...attributesOf(kind), maxAge: seconds })
    },
    clear(reply, name) {
      const kind = KINDS[name]
      void reply.clearCookie(nameOf(kind), attributesOf(kind))
    },
  }
}
