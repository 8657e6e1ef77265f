// Headers that every reply carries, and the check that writes come from the app itself.
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { AppError } from './app-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

export async function registerSecurity(
  app: FastifyInstance,
  options: { publicUrl?: string | undefined },
): Promise<void> {
  const isSecure = options.publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isSecure,
    crossOriginEmbedderPolicy: false,
  })
  const publicHost = options.publicUrl === undefined ? undefined : new URL(options.publicUrl).host
  app.addHook('onRequest', (request, _, done) => {
    done(isForeignWrite(request, publicHost) ? new AppError('foreign_origin') : undefined)
  })
}

// Cookies are SameSite=Lax already; this holds where a browser or a sibling host weakens that.
function isForeignWrite(request: FastifyRequest, publicHost: string | undefined): boolean {
  const { origin } = request.headers
  if (origin === undefined || SAFE_METHODS.has(request.method)) return false
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  return host !== request.host && host !== publicHost
}
