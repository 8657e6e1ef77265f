// Conformance tests of signature providers: the same cases for the signing page of this app and for Documenso.
import { buffer } from 'node:stream/consumers'

import { describe, expect, it } from 'vitest'

import { openDocumenso } from '#testing/documenso.ts'
import {
  buildSendable,
  chooseDocumenso,
  doSigningJobs,
  type Sendable,
} from '#testing/sendable-offers.ts'
import { openTestApp } from '#testing/test-app.ts'

import { declineLetter, openLetter, signLetter } from '../signing-page/signing-service.ts'
import { tendOffers } from '../tend-offers.ts'

const test = await openTestApp()
const { database, clock, jobs, secret, storage, recordedJobs } = test
const { now } = clock
const documenso = await openDocumenso(now)
const deps = { database, jobs, now, secret }
const DAY_MS = 86_400_000

type Party = 'candidate' | 'company_1'

/** Actions of people at a provider, and their results. */
type Driver = {
  choose(sendable: Sendable): Promise<unknown>
  open(sendable: Sendable, party: Party): Promise<unknown>
  sign(sendable: Sendable, party: Party): Promise<unknown>
  decline(sendable: Sendable, party: Party): Promise<unknown>
  /** Whether a party can still sign. */
  canSign(sendable: Sendable, party: Party): Promise<boolean>
  reminders(sendable: Sendable): number
}

const client = { address: '203.0.113.9', device: 'Firefox' }
const token = ({ tokens }: Sendable, party: Party) => ({ token: tokens[party], client })

async function signHere(sendable: Sendable, party: Party) {
  const { version } = await sendable.read()
  return signLetter(deps, {
    ...token(sendable, party),
    sha256: version?.documentSha256 ?? '',
    consentVersion: 1,
    name: 'Grace Hopper',
    signature: { kind: 'typed', font: 'caveat' },
  })
}

const here: Driver = {
  choose: async () => {},
  open: (sendable, party) => openLetter(deps, token(sendable, party)),
  sign: signHere,
  decline: (sendable, party) => declineLetter(deps, { ...token(sendable, party), reason: 'Moved' }),
  canSign: (sendable, party) =>
    signHere(sendable, party).then(
      () => true,
      () => false,
    ),
  reminders: ({ userOfferId }) =>
    recordedJobs.filter(
      ({ name, payload }) =>
        name === 'send-signing-mail' &&
        JSON.stringify(payload).includes(`"userOfferId":${userOfferId},"kind":"offer-reminder"`),
    ).length,
}

/** Acts there; nothing is told of it here but by the poll. */
const there: Driver = {
  choose: (sendable) => chooseDocumenso(sendable, documenso),
  open: (sendable, party) => poll(() => documenso.open(sendable.emailOf(party))),
  sign: (sendable, party) => poll(() => documenso.sign(sendable.emailOf(party))),
  decline: (sendable, party) => poll(() => documenso.reject(sendable.emailOf(party), 'Moved')),
  canSign: async () => documenso.newest().status === 'PENDING',
  reminders: () => documenso.reminded.length,
}

async function poll(act: () => void): Promise<void> {
  act()
  clock.shift(31 * 60_000)
  await tendOffers(deps)
}

describe.each([
  ['the signing page of this app', here],
  ['Documenso', there],
] as const)('an offer that is signed with %s', (_, driver) => {
  async function send() {
    const sendable = await buildSendable(test)
    await driver.choose(sendable)
    const sent = await sendable.command('send', { seen: { version: 1, state: 'draft' } })
    expect([sent.status, sent.body.data]).toMatchObject([200, { state: 'sent' }])
    await doSigningJobs(test)
    return sendable
  }

  it('goes from one party to the next, is accepted with the last, and has a finished document', async () => {
    const sendable = await send()
    expect((await sendable.read()).states).toEqual({ candidate: 'sent', company_1: 'not_sent' })
    await driver.open(sendable, 'candidate')
    await doSigningJobs(test)
    expect((await sendable.read()).state).toBe('opened')
    await driver.sign(sendable, 'candidate')
    await doSigningJobs(test)
    expect(await sendable.read()).toMatchObject({
      state: 'partially_signed',
      states: { candidate: 'signed', company_1: 'sent' },
    })
    await driver.sign(sendable, 'company_1')
    await doSigningJobs(test)
    const { state, version } = await sendable.read()
    expect([state, version?.sealState]).toEqual(['accepted', 'sealed'])
    const bytes = await buffer(storage.read(version?.sealedKey ?? ''))
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await sendable.shown()).signing).toMatchObject({ is_pending: false, problem: null })
  })

  it('is declined with the reason', async () => {
    const sendable = await send()
    await driver.decline(sendable, 'candidate')
    await doSigningJobs(test)
    expect(await sendable.read()).toMatchObject({ state: 'declined', reason: 'Moved' })
  })

  it('is reminded of, and cannot be signed once it was cancelled', async () => {
    const sendable = await send()
    const before = driver.reminders(sendable)
    expect((await sendable.command('reminder', {})).body.data).toEqual({ reminded: 1 })
    await doSigningJobs(test)
    expect(driver.reminders(sendable)).toBe(before + 1)
    await sendable.command('cancel', { seen: { version: 1, state: 'sent' }, reason: 'Filled' })
    await doSigningJobs(test)
    expect((await sendable.read()).state).toBe('cancelled')
    expect(await driver.canSign(sendable, 'candidate')).toBe(false)
  })

  it('expires, and is sent again until another day', async () => {
    const sendable = await send()
    clock.shift(8 * DAY_MS)
    await tendOffers(deps)
    await doSigningJobs(test)
    await tendOffers(deps)
    await doSigningJobs(test)
    expect((await sendable.read()).state).toBe('expired')
    expect(await driver.canSign(sendable, 'candidate')).toBe(false)
    const day = new Date(now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
    await sendable.command('send', { seen: { version: 1, state: 'expired' }, expires_on: day })
    await doSigningJobs(test)
    expect((await sendable.read()).states).toEqual({ candidate: 'sent', company_1: 'not_sent' })
    expect(await driver.canSign(sendable, 'candidate')).toBe(true)
  })
})
