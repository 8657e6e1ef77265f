import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import path from 'node:path'
import { connect, type ConnectionOptions } from 'node:tls'

import { beforeAll, describe, expect, it } from 'vitest'

import { makeCertificate } from '#testing/certificates.ts'
import { openServers } from '#testing/server-process.ts'

import { readCertificate, tlsOptions } from './tls.ts'

const SLOW = 180_000

const { folder, start, run } = openServers()
const certificate = makeCertificate(folder, 'server')
const other = makeCertificate(folder, 'other')
const files = { TLS_CERT: certificate.cert, TLS_KEY: certificate.key }
const ca = readFileSync(certificate.cert)

describe('a server with a certificate', () => {
  let origin = ''

  beforeAll(async () => {
    origin = await start(files).isRunning
  }, SLOW)

  it('says that it is at a https: address', () => {
    expect(origin).toMatch(/^https:\/\/localhost:\d+$/)
  })

  it.each(['TLSv1.2', 'TLSv1.3'] as const)('speaks %s, with forward secrecy', async (version) => {
    const spoken = await handshake({ minVersion: version, maxVersion: version })
    expect(spoken).toMatchObject({ protocol: version })
    expect(spoken.cipher).toMatch(/^(TLS_AES_256_GCM_SHA384|ECDHE-RSA-AES256-GCM-SHA384)$/)
  })

  it('does not speak TLS 1.1', async () => {
    // What our side would not offer either, unless it is told to.
    const ciphers = 'DEFAULT:@SECLEVEL=0'
    await expect(
      handshake({ minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers }),
    ).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' })
    // OpenSSL refuses it by itself on most machines; on all of them we do.
    const pem = readCertificate(files)
    expect(tlsOptions(pem)).toMatchObject({ minVersion: 'TLSv1.2', honorCipherOrder: true })
  })

  it.each(['AES256-GCM-SHA384', 'ECDHE-RSA-AES256-SHA384'])(
    'does not agree on %s',
    async (ciphers) => {
      await expect(handshake({ maxVersion: 'TLSv1.2', ciphers })).rejects.toMatchObject({
        code: 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE',
      })
    },
  )

  it('has cookies for https: alone, and tells browsers to stay with it', async () => {
    const { headers, cookies } = await signUp()
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(cookies.length).toBeGreaterThanOrEqual(3)
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/)
      expect(cookie).toContain('Secure')
    }
  })

  function handshake(
    options: ConnectionOptions,
  ): Promise<{ protocol: string | null; cipher: string }> {
    return new Promise((resolve, reject) => {
      const socket = connect({
        port: Number(new URL(origin).port),
        servername: 'localhost',
        ca,
        ...options,
      })
      socket.once('error', reject)
      socket.once('secureConnect', () => {
        resolve({ protocol: socket.getProtocol(), cipher: socket.getCipher().name })
        socket.destroy()
      })
    })
  }

  async function signUp() {
    const person = { email: 'ada@example.com', first_name: 'Ada', last_name: 'Lovelace' }
    const headers = { 'content-type': 'application/json' }
    const sent = request(`${origin}/auth/v1/create/`, { method: 'POST', headers, ca })
    sent.end(JSON.stringify({ ...person, password: 'Correct-Horse-1' }))
    const [reply] = await once(sent, 'response')
    reply.resume()
    return { headers: reply.headers, cookies: reply.headers['set-cookie'] as string[] }
  }
})

describe('a certificate that cannot be', () => {
  const broken = path.join(folder, 'broken.pem')
  writeFileSync(broken, 'no certificate')

  it.each([
    ['TLS_CERT: the file cannot be read', { ...files, TLS_CERT: path.join(folder, 'missing.pem') }],
    ['TLS_KEY: the file cannot be read', { ...files, TLS_KEY: folder }],
    ['TLS_CERT: this is no certificate', { ...files, TLS_CERT: broken }],
    ['TLS_KEY: this is no private key', { ...files, TLS_KEY: broken }],
    ['TLS_KEY: the key does not fit', { ...files, TLS_KEY: other.key }],
    ['PUBLIC_URL: with TLS_CERT', { ...files, PUBLIC_URL: 'http://hiring.example' }],
  ])(
    'is told in one line: %s',
    async (words, variables) => {
      const { code, stderr } = await run(variables)
      expect(code).toBe(1)
      expect(stderr).toMatch(/^Fairlead did not start\. [^\n]+\n$/)
      expect(stderr).toContain(words)
    },
    SLOW,
  )
})
