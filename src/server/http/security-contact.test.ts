import { describe, expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

const PATH = '/.well-known/security.txt'

const without = await openTestApp()
const test = await openTestApp({
  securityContact: 'mailto:security@example.com',
  publicUrl: 'https://jobs.example.com',
})
const local = await openTestApp({ securityContact: 'https://example.com/report' })

describe('whom to tell about a weakness', () => {
  it('is said in the words of RFC 9116, for a year from now', async () => {
    const before = test.clock.now()
    const { statusCode, headers, body } = await test.app.inject(PATH)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const expires = /^Expires: (.+)$/m.exec(body)?.[1] ?? ''
    expect(body).toBe(
      [
        'Contact: mailto:security@example.com',
        `Expires: ${expires}`,
        'Preferred-Languages: en, es, fr',
        'Canonical: https://jobs.example.com/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    before.setUTCFullYear(before.getUTCFullYear() + 1)
    const late = new Date(expires).getTime() - before.getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(86_400_000)
  })

  it('ends later when it is asked for later', async () => {
    const first = expiresIn((await local.app.inject(PATH)).body)
    local.clock.shift(86_400_000)
    const second = expiresIn((await local.app.inject(PATH)).body)
    expect(second - first).toBeGreaterThanOrEqual(86_400_000)
  })

  it('names no address of its own where none is known', async () => {
    const { body } = await local.app.inject(PATH)
    expect(body).toContain('Contact: https://example.com/report\n')
    expect(body).not.toContain('Canonical')
  })

  it('is not there when no one was named, also for a browser', async () => {
    const { statusCode, body } = await without.app.inject({
      url: PATH,
      headers: { accept: 'text/html' },
    })
    expect(statusCode).toBe(404)
    expect(body).toContain('not_found')
  })
})

function expiresIn(body: string): number {
  return new Date(/^Expires: (.+)$/m.exec(body)?.[1] ?? '').getTime()
}
