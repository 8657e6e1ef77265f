import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { makeCertificate } from '#testing/certificates.ts'
import { openTestApp } from '#testing/test-app.ts'

import { readCertificate } from './tls.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-tls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = makeCertificate(folder, 'own')
const certificate = readCertificate({ TLS_CERT: files.cert, TLS_KEY: files.key })

const behind = await openTestApp({ publicUrl: 'https://example.com' })
const direct = await openTestApp()
const encrypting = await openTestApp({ publicUrl: 'https://example.com', certificate })

const tries = 9

it('limits the user who guesses by the address that the proxy saw, whatever they say of themselves', async () => {
  const statuses = await guess(behind, (count) => `203.0.113.${count}, 198.51.100.7`)
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(statuses.at(-1)).toBe(429)
})

it('believes no one without a proxy', async () => {
  expect((await guess(direct, (count) => `203.0.113.${count}`)).at(-1)).toBe(429)
  expect((await guess(encrypting, (count) => `203.0.113.${count}`)).at(-1)).toBe(429)
})

it('tells apart those whom the proxy tells apart', async () => {
  const statuses = await guess(behind, (count) => `203.0.113.9, 198.51.100.${100 + count}`)
  expect(new Set(statuses)).toEqual(new Set([401]))
})

async function guess(test: typeof direct, forwarded: (count: number) => string): Promise<number[]> {
  const { email } = await test.signUp()
  const client = test.client()
  const statuses: number[] = []
  for (let count = 1; count <= tries; count += 1) {
    const headers = { 'x-forwarded-for': forwarded(count) }
    const body = { email, password: `Wrong-pass-${count}!` }
    statuses.push((await client.post('/auth/v1/login/', body, { headers })).status)
  }
  return statuses
}
