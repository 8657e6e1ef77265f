// Serves the built app. Hashed files are cached for good; the shell and the worker are asked for every time.
import { existsSync } from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { AppError } from './app-error.ts'
import { appFilesLink } from './app-files.ts'
import { sendError } from './errors.ts'

/** Pages that a secret link leads to: no search engine lists them. */
const UNLISTED = ['/shared-scorecard/', '/sign/']

const SAFE_METHODS = new Set(['GET', 'HEAD'])
const FILE_PATH = /\.|^\/assets(\/|$)/
// /auth/v1/…: a path of the API, which has no screens.
const API_PATH = /^\/[a-z-]+\/v\d+(\/|$)/

export async function registerStatic(
  app: FastifyInstance,
  options: { webRoot?: string | undefined },
): Promise<void> {
  const { webRoot } = options
  const hasApp = webRoot !== undefined && existsSync(path.join(webRoot, 'index.html'))
  if (hasApp) {
    await app.register(fastifyStatic, {
      root: webRoot,
      // Every page is answered below, the first one too.
      index: false,
      wildcard: false,
      globIgnore: ['**/*.map', '.vite/**'],
      cacheControl: false,
      setHeaders: (response, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        response.header(
          'Cache-Control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  const link = hasApp ? appFilesLink(webRoot) : null
  app.setNotFoundHandler((request, reply) => {
    const pathname = request.url.split('?')[0] ?? ''
    const isAsked = SAFE_METHODS.has(request.method) && !API_PATH.test(pathname)
    if (!hasApp || !isAsked || !wantsScreen(request, pathname)) {
      return sendError({ error: new AppError('not_found'), request, reply })
    }
    // Every other path is a screen of the app, which says so itself when it knows none.
    if (link !== null && request.headers['sec-fetch-dest'] === 'document')
      reply.header('Link', link)
    // Anyone with the link of a shared scorecard sees it: no search engine may list it.
    if (UNLISTED.some((path) => pathname.startsWith(path)))
      reply.header('X-Robots-Tag', 'noindex, nofollow')
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Sec-Fetch-Dest')
      .sendFile('index.html')
  })
}

// Browsers say that they take a page. Link checkers and monitors take anything, as a browser does that loads a file, an
// image or data; those say what for, or ask for what can only be a file.
function wantsScreen({ headers }: FastifyRequest, pathname: string): boolean {
  const { accept = '*/*' } = headers
  if (pathname === '/' || accept.includes('text/html')) return true
  const isForPage = headers['sec-fetch-dest'] === undefined && !FILE_PATH.test(pathname)
  return accept.includes('*/*') && isForPage
}
