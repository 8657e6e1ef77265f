import { describe, expect, it } from 'vitest'

import { openTestApp, type TestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const secure = await openTestApp({ publicUrl: 'https://example.com' })

describe('a write by a browser', () => {
  const isRefused = async ({ app }: TestApp, headers: { host: string; origin: string }) => {
    const { body } = await app.inject({ method: 'POST', url: '/auth/v1/logout/', headers })
    return body.includes('foreign_origin')
  }

  it.each([
    ['https://example.com', false],
    ['http://example.com', true],
    ['https://example.com:8443', true],
    ['https://inner.example', true],
    ['null', true],
  ])('has to come from the configured scheme and host: %s', async (origin, expected) => {
    expect(await isRefused(secure, { host: 'inner.example', origin })).toBe(expected)
  })

  it.each([
    ['http://localhost:3000', false],
    ['https://localhost:3000', true],
    ['http://localhost:3001', true],
  ])(
    'has to come from the host that is asked where none is configured: %s',
    async (origin, expected) => {
      expect(await isRefused(test, { host: 'localhost:3000', origin })).toBe(expected)
    },
  )
})

describe('the headers of a reply', () => {
  it('let a page load only what is ours, and no one frame it', async () => {
    const { headers } = await test.app.inject('/some/page')
    const policy = headers['content-security-policy']
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['strict-transport-security']).toBeUndefined()
    // A process of its own for each opening is what a slow phone pays most for.
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
  })

  it('let data load nothing, and be taken for nothing else', async () => {
    const { headers } = await test.app.inject('/auth/v1/')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  it.each(['/auth/v1/', '/some/page', '/%', `/${'x'.repeat(400)}`, '/docs/'])(
    'keep a browser on HTTPS where people use it, and out of frames: %s',
    async (url) => {
      const { headers } = await secure.app.inject(url)
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  it('let the description of the API load only what is ours', async () => {
    const { headers, statusCode } = await secure.app.inject('/docs/')
    expect(statusCode).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/)
    expect(policy).not.toMatch(/unsafe|https:|swagger\.io/)
  })
})
