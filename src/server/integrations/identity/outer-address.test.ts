import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, describe, expect, it } from 'vitest'

import { isOuterAddress, outerLookup } from './outer-address.ts'
import { outerFetch } from './outer-fetch.ts'

const server = createServer((_, reply) => reply.end('inside'))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

type Found = { address: string; family: number }[]
const resolveTo = (found: Found) => outerLookup((_, __, callback) => callback(null, found))

describe('an address of the world outside', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.0.3.1', '2606:4700::1111', '2a00:1450::1'])(
    'is %s',
    (address) => {
      expect(isOuterAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isOuterAddress(address)).toBe(false)
  })
})

describe('a connection', () => {
  it('is not made to a name that leads inside, and is where nothing forbids it', async () => {
    const inside = { address: '127.0.0.1', family: 4 }
    const reach = (lookup?: ReturnType<typeof outerLookup>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const url = `http://localhost:${port}/`
        const given = { agent: false, ...(lookup === undefined ? {} : { lookup }) } as const
        const sent = get(url, given, (reply) => {
          reply.resume()
          resolve(reply.statusCode)
        })
        sent.once('error', reject)
      })
    expect(await reach()).toBe(200)
    await expect(reach(resolveTo([inside]))).rejects.toThrow('world outside')
    await expect(reach(resolveTo([]))).rejects.toThrow('world outside')
  })

  it('takes the outer ones of several addresses', async () => {
    const found = [
      { address: '10.0.0.1', family: 4 },
      { address: '8.8.8.8', family: 4 },
    ]
    const all = await new Promise((resolve) =>
      resolveTo(found)('x.example', { all: true }, (_, addresses) => resolve(addresses)),
    )
    expect(all).toEqual([found[1]])
    const one = await new Promise((resolve) =>
      resolveTo(found)('x.example', {}, (_, address) => resolve(address)),
    )
    expect(one).toBe('8.8.8.8')
  })
})

describe('a fetch', () => {
  const signal = AbortSignal.timeout(5000)

  it.each([
    'https://127.0.0.1:8443/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://10.0.0.1/',
  ])('asks nothing of %s', async (url) => {
    await expect(outerFetch(url, { signal })).rejects.toThrow('world outside')
  })

  it('asks nothing of a name that leads inside', async () => {
    const lookup = resolveTo([{ address: '169.254.169.254', family: 4 }])
    const asked = outerFetch('https://login.example.com/', { signal, lookup })
    await expect(asked).rejects.toThrow('world outside')
  })
})
