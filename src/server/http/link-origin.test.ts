import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'

import { linkOrigin } from './link-origin.ts'

const app = Fastify()
app.get('/', (request) => linkOrigin(request, undefined))
app.get('/public', (request) => linkOrigin(request, 'https://hiring.example/app'))
afterAll(() => app.close())
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

describe('the origin of links', () => {
  it('is that of PUBLIC_URL, whatever the request says', async () => {
    expect(await ask('/public', 'evil.example')).toBe('https://hiring.example')
  })

  it.each(['localhost:5173', '127.0.0.1', `localhost:${address.port}`])(
    'is the request’s own where that is this machine: %s',
    async (host) => {
      expect(await ask('/', host)).toBe(`http://${host}`)
    },
  )

  it.each([
    'evil.example',
    `evil.example:${address.port}`,
    'localhost.evil.example',
    'localhost@evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
  ])('is the address that was reached where the request names another host: %s', async (host) => {
    expect(await ask('/', host)).toBe(address.origin)
  })

  it('takes nothing but a host and a port out of the header', async () => {
    expect(await ask('/', 'localhost:80@evil.example')).toBe('http://localhost')
  })
})

// Over a real socket: where a request arrived is what this is about. A browser's client would not send a foreign Host.
async function ask(path: string, host: string): Promise<string> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: address.port, path, headers: { host } }, (reply) => {
      reply.setEncoding('utf8')
      let body = ''
      reply.on('data', (part: string) => (body += part))
      reply.on('end', () => resolve(body))
    })
      .on('error', reject)
      .end()
  })
}
