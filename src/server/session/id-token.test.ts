// Each token is good but for the one thing that it is refused for; the first tests say that the good ones are taken.
import { createHmac } from 'node:crypto'

import { exportSPKI, generateKeyPair, type JWTPayload } from 'jose'
import { describe, expect, it } from 'vitest'

import { createRemoteKeys } from '#server/integrations/identity/remote-keys.ts'
import { openProvider, TEST_CLIENT_ID, type TestProvider } from '#testing/identity-provider.ts'

import { endOf, nonceOf, verifyIdToken } from './id-token.ts'

const MINUTE = 60

const elliptic = await openProvider({ alg: 'ES256' })
const rsa = await openProvider({ alg: 'RS256' })
const stranger = await openProvider()
const keys = createRemoteKeys({ allowsLoopback: true, allowsInner: false, cooldownMs: 0 })
const nonce = nonceOf('kept by the browser')
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow

async function verify(token: string, given: { provider?: TestProvider; nonce?: string } = {}) {
  const { issuer } = given.provider ?? elliptic
  return verifyIdToken(token, {
    issuer,
    clientId: TEST_CLIENT_ID,
    nonce: given.nonce ?? nonce,
    keys: await keys.keysOf(issuer),
    now: new Date(),
  })
}
const good = { nonce, email: 'Maria@Example.com', email_verified: true }

describe('an id token that holds', () => {
  it.each([
    ['ES256', elliptic],
    ['RS256', rsa],
  ])('is taken: %s', async (_, provider) => {
    const claims = await verify(await provider.sign(good), { provider })
    expect(claims).toMatchObject({
      sub: 'subject',
      email: 'maria@example.com',
      email_verified: true,
    })
  })

  it('may have been made by a clock that is a little ahead or behind', async () => {
    for (const times of [{ iat: seconds(20) }, { exp: seconds(-20) }])
      expect(await verify(await elliptic.sign({ ...good, ...times }))).toMatchObject(times)
  })

  it('may be for several clients when it says that we are the one who asked', async () => {
    const aud = [TEST_CLIENT_ID, 'other']
    const token = await elliptic.sign({ ...good, aud, azp: TEST_CLIENT_ID })
    expect(await verify(token)).toMatchObject({ aud })
  })

  it.each([
    [{ email_verified: 'true' }, true],
    [{ email_verified: 'false' }, false],
    [{ email_verified: undefined }, false],
    [{ email_verified: 1 }, false],
  ])('has a verified address only when it says so: %o', async (claims, isVerified) => {
    const verified = await verify(await elliptic.sign({ ...good, ...claims }))
    expect(verified.email_verified).toBe(isVerified)
  })

  it.each(['nobody', 'a@b@c', '', 42, undefined])('has no address when it is %s', async (email) => {
    expect((await verify(await elliptic.sign({ ...good, email }))).email).toBeUndefined()
  })

  it('is known as used until it ends for the slowest clock', async () => {
    const exp = seconds(MINUTE)
    const claims = await verify(await elliptic.sign({ ...good, exp }))
    expect(endOf(claims).getTime() / 1000).toBeGreaterThanOrEqual(exp + 30)
  })
})

describe('an id token is refused', () => {
  const wrongClaims: readonly (readonly [string, JWTPayload, RegExp])[] = [
    ['for another audience', { aud: 'another' }, /"aud"/],
    ['for no audience', { aud: undefined }, /"aud"/],
    ['of another issuer', { iss: 'https://elsewhere.example' }, /"iss"/],
    ['of an issuer that only begins like it', { iss: `${elliptic.issuer}.evil.example` }, /"iss"/],
    ['with another nonce', { nonce: nonceOf('another browser') }, /nonce/],
    ['without a nonce', { nonce: undefined }, /"nonce"/],
    ['that has ended', { exp: seconds(-MINUTE) }, /"exp"/],
    ['that never ends', { exp: undefined }, /"exp"/],
    ['that is older than a sign-in takes', { iat: seconds(-11 * MINUTE) }, /"iat"/],
    ['of the future', { iat: seconds(2 * MINUTE) }, /"iat"/],
    ['that says nothing of its age', { iat: undefined }, /"iat"/],
    ['that holds only later', { nbf: seconds(2 * MINUTE) }, /"nbf"/],
    ['of no one', { sub: undefined }, /"sub"/],
    ['of an empty subject', { sub: '' }, /sub/],
    ['that another client asked for', { azp: 'another' }, /another client/],
    ['for several without who asked', { aud: [TEST_CLIENT_ID, 'other'] }, /several/],
  ]
  it.each(wrongClaims)('%s', async (_, claims, reason) => {
    await expect(verify(await elliptic.sign({ ...good, ...claims }))).rejects.toThrow(reason)
  })

  it('signed by another key under the name of ours', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    await expect(verify(await elliptic.sign(good, { key: privateKey }))).rejects.toThrow(
      'signature verification failed',
    )
  })

  it('signed by the key of another provider', async () => {
    const token = await stranger.sign({ ...good, iss: elliptic.issuer })
    await expect(verify(token)).rejects.toThrow('no applicable key')
  })

  it('whose claims were changed after it was signed', async () => {
    const [head = '', , signature = ''] = (await elliptic.sign(good)).split('.')
    const claims = part({
      ...good,
      iss: elliptic.issuer,
      aud: TEST_CLIENT_ID,
      sub: 'another user',
    })
    await expect(verify(`${head}.${claims}.${signature}`)).rejects.toThrow(
      'signature verification failed',
    )
  })

  it.each(['none', 'None', 'NONE'])('without a signature: %s', async (alg) => {
    const token = `${part({ alg })}.${part(claimsOf(elliptic))}.`
    await expect(verify(token)).rejects.toThrow(/alg/)
  })

  it.each([elliptic, rsa])(
    'signed by HS256 with the public key as its secret',
    async (provider) => {
      const pem = await exportSPKI(provider.key().publicKey)
      const head = `${part({ alg: 'HS256', kid: provider.key().kid })}.${part(claimsOf(provider))}`
      const signature = createHmac('sha256', pem).update(head).digest('base64url')
      await expect(verify(`${head}.${signature}`, { provider })).rejects.toThrow(/alg/)
    },
  )

  it.each(['', 'a.b', 'a.b.c', 'not a token'])('that is none: %o', async (token) => {
    await expect(verify(token)).rejects.toThrow(/^Invalid Compact JWS|^JWS Protected Header/)
  })
})

describe('the keys of a provider', () => {
  it('are kept, and asked for again when a token names a new one', async () => {
    const provider = await openProvider()
    await verify(await provider.sign(good), { provider })
    await verify(await provider.sign(good), { provider })
    expect(provider.keyRequests()).toBe(1)

    const old = await provider.sign(good)
    await provider.rotate()
    await verify(await provider.sign(good), { provider })
    expect(provider.keyRequests()).toBe(2)
    await expect(verify(old, { provider })).rejects.toThrow('no applicable key')
  })

  it('are not asked for with every token that names an unknown one', async () => {
    const provider = await openProvider()
    const slow = await createRemoteKeys({ allowsLoopback: true, allowsInner: false }).keysOf(
      provider.issuer,
    )
    const expected = { issuer: provider.issuer, clientId: TEST_CLIENT_ID, nonce, now: new Date() }
    await verifyIdToken(await provider.sign(good), { ...expected, keys: slow })
    const forged = await Promise.all(
      Array.from({ length: 20 }, (_, index) => provider.sign(good, { kid: `unknown ${index}` })),
    )
    for (const token of forged)
      await expect(verifyIdToken(token, { ...expected, keys: slow })).rejects.toThrow(
        'no applicable key',
      )
    expect(provider.keyRequests()).toBe(1)
  })

  it.each([
    ['another issuer', { issuer: 'https://elsewhere.example' }, 'something else'],
    ['keys of another origin', { jwks_uri: 'https://elsewhere.example/keys' }, 'another origin'],
    ['nothing of its keys', { jwks_uri: '' }, 'URL'],
  ])('are not taken from one that names %s', async (_, change, reason) => {
    const provider = await openProvider()
    provider.describe(change)
    await expect(keys.keysOf(provider.issuer)).rejects.toThrow(reason)
  })

  it.each([
    ['/.well-known/openid-configuration', 'The issuer answered 302.'],
    ['/keys', 'Expected 200 OK'],
  ])('are not looked for where %s leads to', async (path, refusal) => {
    const provider = await openProvider()
    provider.move(path)
    // The user who follows finds what is asked for.
    const { status, redirected } = await fetch(`${provider.issuer}${path}`)
    expect({ status, redirected }).toEqual({ status: 200, redirected: true })
    await expect(provider.sign(good).then((token) => verify(token, { provider }))).rejects.toThrow(
      refusal,
    )
  })

  it('are asked for over HTTPS only, and never inside of the machine', async () => {
    const strict = createRemoteKeys({ allowsLoopback: false, allowsInner: false })
    expect(strict.mayAsk('https://login.example.com/tenant')).toBe(true)
    const refused = [
      'http://login.example.com',
      elliptic.issuer,
      'https://localhost:8443',
      'https://[::1]/',
      'https://user@login.example.com',
      'https://login.example.com?a=1',
      'ftp://login.example.com',
      'nonsense',
    ]
    expect(refused.filter((issuer) => strict.mayAsk(issuer))).toEqual([])
    await expect(strict.keysOf(elliptic.issuer)).rejects.toThrow('may not be asked')
  })
})

function claimsOf(provider: TestProvider): object {
  const times = { iat: seconds(0), exp: seconds(MINUTE) }
  return { ...good, ...times, iss: provider.issuer, aud: TEST_CLIENT_ID, sub: 'subject' }
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
