// What a reader without an account gets of a career page.
import type { FastifyInstance } from 'fastify'
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'

export async function openPage(
  app: FastifyInstance,
  { url, headers = {} }: { url: string; headers?: Record<string, string> },
) {
  const reply = await app.inject({ method: 'GET', url, headers })
  const { document } = new JSDOM(reply.body).window
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, document }
}

/** Read by a parser that takes nothing but well-formed XML. */
export function xmlOf(text: string): Document {
  const { DOMParser } = new JSDOM('').window
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined()
  return parsed
}

/** What a page says of a position to search engines. */
export function positionDataIn(document: Document): Record<string, unknown> {
  return JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
  )
}
