// Whom to tell about a weakness: /.well-known/security.txt (RFC 9116).
import type { FastifyInstance } from 'fastify'

import { AppError } from './app-error.ts'

const PATH = '/.well-known/security.txt'
const LANGUAGES = 'en, es, fr'

type Options = {
  /** A `https:` or `mailto:` address; without it there is no such file. */
  readonly securityContact?: string | undefined
  readonly publicUrl?: string | undefined
  readonly now: () => Date
}

/** Serves the file. It ends a year after it is asked for: as long as it is served, it holds. */
export function registerSecurityContact(app: FastifyInstance, options: Options): void {
  const { securityContact, publicUrl, now } = options
  app.get(PATH, { schema: { hide: true } }, (_, reply) => {
    if (securityContact === undefined) throw new AppError('not_found')
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${yearAfter(now()).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${new URL(PATH, publicUrl).href}`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

function yearAfter(date: Date): Date {
  const end = new Date(date)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end
}
