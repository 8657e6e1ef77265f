// The public pages of companies' open positions, read without an account and without JavaScript. Holds no rule of its own.
import { createHash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { SOURCE_PARAMETER } from '#contract/careers/careers-rules.ts'
import { textSchema } from '#contract/core/shape.ts'

import { acceptedLanguage } from '../http/accepted-language.ts'
import { AppError } from '../http/app-error.ts'
import { linkOrigin } from '../http/link-origin.ts'
import type { CareerService } from './career-service.ts'
import { CAREER_STYLE_HASH } from './pages/career-style.ts'
import { jobFeed, sitemap } from './pages/feeds.ts'
import type { Reader } from './pages/layout.ts'
import { embedPage, listPage } from './pages/list-page.ts'
import { missingPage, postingPage } from './pages/posting-page.ts'

type Deps = { careers: CareerService; publicUrl?: string | undefined }
type Sent = {
  readonly body: string
  readonly isXml?: boolean
  readonly isFramed?: boolean
  /** Left out, or null, where it is not known. */
  readonly changedAt?: Date | null
}
type Handle = (request: FastifyRequest, reader: Reader) => Promise<Sent>
type Get = (url: string, handle: Handle) => void

// Whatever else an address carries, it shows the page.
const querySchema = z.object({
  q: textSchema.trim().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  [SOURCE_PARAMETER]: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .catch(undefined),
})
const slugSchema = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) })
const postingSchema = slugSchema.extend({ uuid: z.uuid() })
// A feed that counts for another source than its reader thinks would be worse than none.
const feedSchema = z.object({ [SOURCE_PARAMETER]: z.uuid().optional() })
const tokenSchema = z.object({ token: z.string().regex(/^[\w-]{1,40}$/) })

/** Registers /careers/… and the short addresses of tracked links, /j/…. */
export function careerRoutes(app: FastifyInstance, deps: Deps): void {
  const get = (url: string, handle: Handle) =>
    app.get(url, { schema: { hide: true } }, (request, reply) =>
      answer({ request, reply, deps, handle }),
    )
  pageRoutes(get, deps)
  feedRoutes(get, deps)
  app.get('/j/:token', { schema: { hide: true } }, (request, reply) =>
    answerMissing({ request, reply, deps }, async () => {
      const path = await deps.careers.followLink(parsed(tokenSchema, request.params).token)
      return reply.header('cache-control', 'no-store').redirect(path, 302)
    }),
  )
}

function pageRoutes(get: Get, { careers }: Deps): void {
  get('/careers/:slug', async (request, reader) => {
    const { q: search, page: pageNumber } = querySchema.parse(request.query)
    const found = await careers.list(slugOf(request), { search, page: pageNumber })
    return { body: listPage({ reader, search, pageNumber, ...found }) }
  })

  get('/careers/:slug/embed', async (request, reader) => {
    const found = await careers.list(slugOf(request), { search: '', page: 1 })
    return { body: embedPage({ reader, search: '', pageNumber: 1, ...found }), isFramed: true }
  })

  get('/careers/:slug/jobs/:uuid', async (request, reader) => {
    const { slug, uuid } = parsed(postingSchema, request.params)
    return { body: postingPage({ reader, ...(await careers.getPosting(slug, uuid)) }) }
  })
}

function feedRoutes(get: Get, { careers }: Deps): void {
  get('/careers/:slug/feed.xml', async (request, { origin }) => {
    const source = parsed(feedSchema, request.query)[SOURCE_PARAMETER]
    const { page, postings, changedAt } = await careers.listAll(slugOf(request))
    if (source !== undefined) await careers.assertFeed(page, source)
    return { body: jobFeed({ page, postings, origin, source }), isXml: true, changedAt }
  })

  get('/careers/:slug/sitemap.xml', async (request, { origin }) => {
    const { page, postings } = await careers.listAll(slugOf(request))
    return { body: sitemap({ page, postings, origin }), isXml: true }
  })
}

function slugOf({ params }: FastifyRequest): string {
  return parsed(slugSchema, params).slug
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; deps: Deps }

async function answer({ handle, ...exchange }: Exchange & { handle: Handle }) {
  const { request, reply } = exchange
  return answerMissing(exchange, async (reader) => {
    const sent = await handle(request, reader)
    const type = sent.isXml === true ? 'application/xml' : 'text/html'
    // Read again each time, so that a closed position is gone at once; unchanged, it is not sent again.
    const etag = `W/"${createHash('sha256').update(sent.body).digest('base64url')}"`
    void reply.headers({
      ...policyOf(sent),
      'cache-control': 'public, no-cache',
      vary: 'Accept-Language',
      etag,
    })
    if (sent.isFramed === true) void reply.removeHeader('x-frame-options')
    const changedAt = sent.changedAt ?? null
    if (changedAt !== null) void reply.header('last-modified', changedAt.toUTCString())
    if (isUnchanged(request.headers, { etag, changedAt })) return reply.status(304).send()
    return reply.type(`${type}; charset=utf-8`).send(sent.body)
  })
}

// A person who follows an old link reads a page, not an error of the API.
async function answerMissing(
  { request, reply, deps }: Exchange,
  work: (reader: Reader) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const reader = readerOf(request, deps)
  try {
    return await work(reader)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    return reply
      .status(404)
      .headers({ ...policyOf({}), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(missingPage(reader))
  }
}

function readerOf(request: FastifyRequest, { publicUrl }: Deps): Reader {
  return {
    locale: acceptedLanguage(request.headers['accept-language']),
    origin: linkOrigin(request, publicUrl),
    source: querySchema.parse(request.query)[SOURCE_PARAMETER],
  }
}

function parsed<S extends z.ZodType>(schema: S, params: unknown): z.output<S> {
  const result = schema.safeParse(params)
  if (!result.success) throw new AppError('not_found')
  return result.data
}

// No script runs here, and nothing is fetched but a company's logo, images and videos. Only the embedded list may stand in a frame.
function policyOf({ isFramed = false }: { isFramed?: boolean }): Record<string, string> {
  const directives = [
    "default-src 'none'",
    `style-src ${CAREER_STYLE_HASH}`,
    "img-src 'self' data: https:",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
  ]
  return { 'content-security-policy': directives.join('; ') }
}

// The tag tells more than the date, which counts only where no tag comes (RFC 9110, 13.1.3).
function isUnchanged(
  headers: FastifyRequest['headers'],
  { etag, changedAt }: { etag: string; changedAt: Date | null },
): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  if (tags !== undefined) return isKnown(tags, etag)
  if (since === undefined || changedAt === null) return false
  return Date.parse(since) >= Date.parse(changedAt.toUTCString())
}

function isKnown(header: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}
