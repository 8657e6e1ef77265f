import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { mail } from '#server/db/schema/mail.ts'
import { offerMonth } from '#server/db/schema/offer.ts'
import { buildCompany, buildStaff, only } from '#testing/builders.ts'
import { openTestApp } from '#testing/test-app.ts'

import { monthOf } from '../offer-deadline.ts'
import { currentCertificate } from './certificate-service.ts'
import { describeSeal } from './describe-seal.ts'
import { tendCertificate } from './tend-certificate.ts'
import { trialSeal } from './trial-seal.ts'

const test = await openTestApp()
const { database, secret, clock } = test
const DAY_MS = 24 * 60 * 60 * 1000
const deps = { database, secret, jobs: test.jobs, now: clock.now, origin: 'http://localhost' }

it('Sixty days before it ends the next certificate is prepared, admins are told once, and thirty days before it seals', async () => {
  const company = await buildCompany(database)
  const admin = await buildStaff(database, { company, preset: 'Account admin' })
  const limited = await buildStaff(database, { company, preset: 'Limited' })
  const idle = await buildStaff(database, {
    company: await buildCompany(database),
    preset: 'Account admin',
  })
  const first = await currentCertificate(deps)
  const goTo = async (daysBefore: number) => {
    clock.shift(first.notAfter.getTime() - daysBefore * DAY_MS - clock.now().getTime())
    await Promise.all([tendCertificate(deps), tendCertificate(deps)])
    return describeSeal(deps)
  }
  expect(await goTo(61)).toMatchObject({ certificate: { state: 'valid' }, next: null })
  const values = { accountId: company.accountId, month: monthOf(clock.now()), sent: 1 }
  await database.owner.insert(offerMonth).values(values)

  const prepared = await goTo(60)
  expect(prepared.certificate).toMatchObject({ fingerprint: first.fingerprint, state: 'expiring' })
  expect(prepared.next).toMatchObject({ state: 'next', is_self_signed: true })
  await goTo(59)
  await test.sendMail()
  const told = only(await test.mailTo(admin.email))
  expect(told.text).toContain('/settings/e-signature')
  for (const { email } of [limited, idle]) expect(await test.mailTo(email)).toEqual([])

  await goTo(31)
  expect((await currentCertificate(deps)).fingerprint).toBe(first.fingerprint)
  await goTo(30)
  const used = await Promise.all([currentCertificate(deps), currentCertificate(deps)])
  expect(new Set(used.map(({ fingerprint }) => fingerprint))).toEqual(
    new Set([prepared.next?.fingerprint]),
  )
  const [second] = used
  await expect(trialSeal(second, { now: clock.now() })).resolves.toBeUndefined()
  expect(await describeSeal(deps)).toMatchObject({ certificate: { state: 'valid' }, next: null })
})

it('Of a certificate from a file that cannot be read, no one is told by mail, and the settings say so', async () => {
  const signing = { p12: { bytes: new Uint8Array([1, 2, 3]), password: 's3cret' } }
  await tendCertificate({ ...deps, signing })
  expect(await describeSeal({ ...deps, signing })).toMatchObject({
    source: 'operator',
    certificate: null,
    is_unreadable: true,
  })
  expect(await database.owner.$count(mail, eq(mail.kind, 'certificate-expiring'))).toBe(0)
})
