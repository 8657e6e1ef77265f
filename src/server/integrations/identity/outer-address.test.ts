import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, describe, expect, it } from 'vitest'

import { isOuterAddress, outerLookup, reachOf } from './outer-address.ts'
import { outerFetch } from './outer-fetch.ts'
import { createRemoteKeys } from './remote-keys.ts'

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

describe('an address of the operator’s own network', () => {
  it.each(['10.1.2.3', '172.31.255.255', '192.168.1.1', '100.64.0.1', 'fd00::1', '8.8.8.8'])(
    'is asked when the operator allows it: %s',
    (address) => {
      expect(reachOf({ allowsInner: true, allowsLoopback: false })(address)).toBe(true)
    },
  )

  it.each(['127.0.0.1', '::1', '169.254.169.254', 'fe80::1', '0.0.0.0', '224.0.0.1', '::'])(
    'is not this machine, nor what a cloud keeps beside it: %s',
    (address) => {
      expect(reachOf({ allowsInner: true, allowsLoopback: false })(address)).toBe(false)
    },
  )

  it('is not asked where only this machine may be: for trying', () => {
    const reach = reachOf({ allowsInner: false, allowsLoopback: true })
    expect(['127.0.0.1', '::1', '8.8.8.8', '10.0.0.1', '192.168.1.1'].map(reach)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('the keys of a provider', () => {
  const keysBy = (reach: { allowsInner: boolean; allowsLoopback: boolean }) =>
    createRemoteKeys({ ...reach, timeoutMs: 1000 })

  it.each([
    ['10.0.0.1', { allowsInner: false, allowsLoopback: true }],
    ['169.254.169.254', { allowsInner: true, allowsLoopback: true }],
    ['127.0.0.1', { allowsInner: true, allowsLoopback: false }],
  ])('are not asked for at %s with %o', async (host, reach) => {
    const found = keysBy(reach).keysOf(`https://${host}:${port}`)
    await expect(found).rejects.toThrow(/may not be asked|world outside/)
  })

  it('are asked for on this machine while it is only tried', async () => {
    const found = keysBy({ allowsInner: false, allowsLoopback: true }).keysOf(
      `http://127.0.0.1:${port}`,
    )
    // It answers, with something else.
    await expect(found).rejects.toThrow('JSON')
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
