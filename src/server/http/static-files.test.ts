// What is served of a folder: what the app is made of, and nothing that happens to lie beside it.
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

const SECRET = 'not for anyone'

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<title>Fairlead</title>',
  'assets/app-1a2b.js': 'export {}',
  'assets/app-1a2b.js.map': SECRET,
  '.vite/manifest.json': JSON.stringify({ elsewhere: { file: SECRET } }),
  '.git/config': SECRET,
  '.env': SECRET,
}

const folder = await mkdtemp(path.join(tmpdir(), 'fairlead-static-'))
afterAll(() => rm(folder, { recursive: true }))
const webRoot = path.join(folder, 'dist')
for (const [name, text] of Object.entries({ ...FILES, '../beside.txt': SECRET })) {
  await mkdir(path.dirname(path.join(webRoot, name)), { recursive: true })
  await writeFile(path.join(webRoot, name), text)
}
const test = await openTestApp({ webRoot })

describe('the files of the app', () => {
  it('are served, and kept by browsers when their names say what is in them', async () => {
    const script = await test.app.inject('/assets/app-1a2b.js')
    expect(script.body).toBe('export {}')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const page = await test.app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(page.body).toContain('Fairlead')
    expect(page.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/', '/hire'])(
    'answer as well to the user who looks whether %s is there',
    async (url) => {
      const accept = url === '/' ? {} : { accept: 'text/html' }
      const head = await test.app.inject({ method: 'HEAD', url, headers: accept })
      const page = await test.app.inject({ url, headers: accept })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect(page.statusCode).toBe(200)
      for (const name of ['content-type', 'content-length', 'cache-control'])
        expect(head.headers[name]).toBe(page.headers[name])
    },
  )

  it.each([
    ['a link checker', { accept: '*/*' }, 200],
    ['one that says nothing', {}, 200],
    ['a browser that loads data', { accept: '*/*', 'sec-fetch-dest': 'empty' }, 404],
    ['a browser that loads a script', { accept: '*/*', 'sec-fetch-dest': 'script' }, 404],
    ['one that takes JSON alone', { accept: 'application/json' }, 404],
  ])('answer for a screen of the app to %s with %o', async (_, headers, status) => {
    const reply = await test.app.inject({ url: '/hire', headers })
    expect(reply.statusCode).toBe(status)
    expect(reply.body.includes('Fairlead')).toBe(status === 200)
  })

  it.each(['/assets/gone-9z8y.js', '/auth/v1/nothing/', '/nothing.txt'])(
    'are missed as such, whatever is taken: %s',
    async (url) => {
      const reply = await test.app.inject({ url, headers: { accept: '*/*' } })
      expect([reply.statusCode, reply.json().error.code]).toEqual([404, 'not_found'])
    },
  )

  it.each([
    '/docs/static/../../../package.json',
    '/docs/static/..%5c..%5cpackage.json',
    '/docs/static/%00',
    '/assets/../../../package.json',
  ])('are not left by a path that a browser would never send: %s', async (path) => {
    if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = test.app.server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', path }).end()
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    reply.resume()
    expect(reply.statusCode).toBe(404)
  })

  it.each([
    '/.git/config',
    '/.git/',
    '/.env',
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.map',
    '/../beside.txt',
    '/%2e%2e/beside.txt',
    '/..%2fbeside.txt',
    '/assets/..%5c..%5c..%5cbeside.txt',
  ])('are all that is served: not %s', async (url) => {
    const file = await test.app.inject(url)
    expect(file.statusCode).toBe(404)
    expect(file.body).not.toContain(SECRET)
    const page = await test.app.inject({ url, headers: { accept: 'text/html' } })
    expect(page.body).not.toContain(SECRET)
  })

  it.each(['/assets', '/assets/'])('are listed nowhere: %s', async (url) => {
    const listing = await test.app.inject(url)
    expect(listing.statusCode).toBe(404)
    const page = await test.app.inject({ url, headers: { accept: 'text/html' } })
    expect(page.body).not.toContain('app-1a2b')
  })
})
