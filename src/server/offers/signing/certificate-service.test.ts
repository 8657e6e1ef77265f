import { describe, expect, it } from 'vitest'

import { openTestApp } from '#testing/test-app.ts'

import { currentCertificate, knownCertificates } from './certificate-service.ts'
import { trialSeal } from './trial-seal.ts'

const { database, secret } = await openTestApp()
const DAY_MS = 24 * 60 * 60 * 1000
const now = new Date()
const deps = { database, secret, now: () => now }

describe('the certificate of an installation', () => {
  it('is made once, however many ask at once, and seals', async () => {
    const asked = await Promise.all(Array.from({ length: 4 }, () => currentCertificate(deps)))
    const [first] = asked
    if (first === undefined) throw new Error('There is no certificate.')
    expect(new Set(asked.map(({ fingerprint }) => fingerprint))).toEqual(
      new Set([first.fingerprint]),
    )
    expect(await knownCertificates(database)).toEqual([first.fingerprint])
    await expect(trialSeal(first, { now })).resolves.toBeUndefined()
  })

  it('opens after the secret changed, and then needs the former one no more', async () => {
    const { fingerprint } = await currentCertificate(deps)
    const next = 'another secret of some forty characters.'
    const renewed = await currentCertificate({ ...deps, secret: next, secretBefore: secret })
    expect(renewed.fingerprint).toBe(fingerprint)
    expect((await currentCertificate({ ...deps, secret: next })).fingerprint).toBe(fingerprint)
    await currentCertificate({ ...deps, secretBefore: next })
  })

  it('is replaced before it ends, and stays known', async () => {
    const first = await currentCertificate(deps)
    const soon = new Date(first.notAfter.getTime() - 20 * DAY_MS)
    const next = await currentCertificate({ ...deps, now: () => soon })
    expect(next.fingerprint).not.toBe(first.fingerprint)
    const known = await knownCertificates(database)
    expect(known.toSorted()).toEqual([first.fingerprint, next.fingerprint].toSorted())
  })

  it('is refused from a file that is none', async () => {
    const p12 = { bytes: new Uint8Array([1, 2, 3]), password: 's3cret' }
    await expect(currentCertificate({ ...deps, signing: { p12 } })).rejects.toMatchObject({
      problem: 'certificate_unreadable',
    })
  })
})
