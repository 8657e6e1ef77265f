// An identity provider on loopback as far as the server asks one: its description and its keys. It signs what it is told.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'

import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'
import { afterAll } from 'vitest'

export const TEST_CLIENT_ID = 'fairlead-test'

type Key = { readonly kid: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }

export type TestProvider = {
  readonly issuer: string
  /** How often its keys were asked for. */
  keyRequests(): number
  /** A token that holds, but for what is given: claims that are undefined are left out. */
  sign(
    claims: JWTPayload,
    header?: { alg?: string; kid?: string; key?: CryptoKey },
  ): Promise<string>
  /** Takes a new key, and forgets the one before. */
  rotate(): Promise<void>
  readonly key: () => Key
  /** What it says of itself, until the next change. */
  describe(change: Record<string, string>): void
  /** Says from now on that what is at that path is at another one, where it is. */
  move(path: string): void
}

/** Starts a provider that ends with the test file. */
export async function openProvider(given: { alg?: 'RS256' | 'ES256' } = {}): Promise<TestProvider> {
  const alg = given.alg ?? 'ES256'
  let key = await makeKey(alg)
  let requests = 0
  let changed: Record<string, string> = {}
  let moved: string | null = null
  const answerTo = async (path: string | undefined): Promise<object> => {
    if (path !== '/keys') return { issuer, jwks_uri: `${issuer}/keys`, ...changed }
    requests += 1
    return { keys: [{ ...(await exportJWK(key.publicKey)), kid: key.kid, use: 'sig' }] }
  }
  const server = createServer((request, response) => {
    if (request.url === moved) {
      response.writeHead(302, { location: `/moved${moved}` }).end()
      return
    }
    response.setHeader('content-type', 'application/json')
    const path = request.url?.replace(/^\/moved/, '')
    void answerTo(path).then((body) => response.end(JSON.stringify(body)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')
  const issuer = `http://127.0.0.1:${address.port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    issuer,
    keyRequests: () => requests,
    key: () => key,
    describe: (change) => {
      changed = change
    },
    move: (path) => {
      moved = path
    },
    sign: (claims, header = {}) =>
      new SignJWT({
        iss: issuer,
        aud: TEST_CLIENT_ID,
        sub: 'subject',
        iat: Math.floor(Date.now() / 1000),
        exp: Math.floor(Date.now() / 1000) + 300,
        // Two tokens of one second would be the same one otherwise.
        jti: randomUUID(),
        ...claims,
      })
        .setProtectedHeader({ alg: header.alg ?? alg, kid: header.kid ?? key.kid })
        .sign(header.key ?? key.privateKey),
    rotate: async () => {
      key = await makeKey(alg)
    },
  }
}

async function makeKey(alg: string): Promise<Key> {
  const pair = await generateKeyPair(alg, { extractable: true })
  return { ...pair, kid: randomUUID() }
}
