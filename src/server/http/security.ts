// Headers that every reply carries, and the check that writes come from the app itself.
import { IncomingMessage, ServerResponse, type OutgoingHttpHeader } from 'node:http'
import { Socket } from 'node:net'

import type { FastifyInstance, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

import { AppError } from './app-error.ts'
import { isOverTls, type Certificate } from './tls.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Options = {
  certificate?: Certificate | undefined
  publicUrl?: string | undefined
  /** Addresses elsewhere that the app may send something to: their origins are let through, and no others. */
  connectsTo?: readonly (string | undefined)[] | undefined
}

type Headers = Record<string, OutgoingHttpHeader>

/** What every reply carries: `pages`, or `data` that only a program reads. */
export function securityHeaders(options: Options): { pages: Headers; data: Headers } {
  const isSecure = isOverTls(options)
  return {
    pages: headersBy(headersOfPages({ isSecure, origins: originsOf(options) })),
    // Answers are a user's own: nothing on the way, and no browser's disk, keeps one by itself.
    data: { ...headersBy(headersOfData(isSecure)), 'cache-control': 'no-store' },
  }
}

export function registerSecurity(app: FastifyInstance, options: Options): void {
  const { pages: forPages, data: forData } = securityHeaders(options)
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.routeOptions.config.endpoint !== undefined
    void reply.headers(isData ? forData : forPages)
    done()
  })
  app.addHook('onRequest', (request, _, done) => {
    done(
      isForeignWrite(request, ownOriginOf(request, options))
        ? new AppError('foreign_origin')
        : undefined,
    )
  })
}

// Helmet's headers depend on nothing in a request: they are made once, by having it set them on a reply of no one.
function headersBy(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  helmet(options)(request, reply, (error) => {
    if (error instanceof Error) throw error
  })
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

function originsOf({ connectsTo = [] }: Options): string[] {
  return connectsTo.flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))
}

function headersOfPages({
  isSecure,
  origins,
}: {
  isSecure: boolean
  origins: readonly string[]
}): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        ...(origins.length > 0 ? { connectSrc: ["'self'", ...origins] } : {}),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    crossOriginEmbedderPolicy: false,
    // It would have the browser throw away the process that it made ready and start another: 150 ms on a slow phone,
    // each time that the app is opened. An opener of another origin can do nothing with our window that matters:
    // nothing here listens to its messages, and no screen tells by its frames what is in it.
    crossOriginOpenerPolicy: false,
  }
}

// Replies that are only ever read by a program: what concerns a document says nothing there.
function headersOfData(isSecure: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/** Where the app's own pages are: the configured address, else the host that was asked, by how this server speaks. */
function ownOriginOf({ host }: FastifyRequest, { publicUrl, certificate }: Options): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin
  return `${certificate === undefined ? 'http' : 'https'}://${host}`
}

// Cookies are SameSite=Lax already; this holds where a browser or a sibling host weakens that. The scheme counts as
// well: the user who listens on the way can be our host over plain HTTP.
function isForeignWrite({ headers, method }: FastifyRequest, ownOrigin: string): boolean {
  const { origin } = headers
  if (origin === undefined || SAFE_METHODS.has(method)) return false
  if (!URL.canParse(origin) || !URL.canParse(ownOrigin)) return true
  return new URL(origin).origin !== new URL(ownOrigin).origin
}
