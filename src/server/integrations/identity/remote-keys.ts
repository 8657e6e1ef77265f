// Asks identity providers for their keys over HTTPS (OpenID Connect Discovery 1.0), and keeps them for a while.
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

import { isLoopback } from '#server/http/loopback.ts'

import type { Asked } from '../bounded-fetch.ts'
import { reachOf, type IssuerReach } from './outer-address.ts'
import { outerFetch } from './outer-fetch.ts'
import type { ProviderKeys } from './provider-keys.ts'

const PROVIDERS = 2000
const KEPT_MS = 600_000
const TIMEOUT_MS = 5000
/** A token with an unknown key has the keys asked for again, but not more often than this. */
const COOLDOWN_MS = 5000

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() })

type Options = IssuerReach & {
  readonly cooldownMs?: number
  /** How long an answer may take. */
  readonly timeoutMs?: number
}

export function createRemoteKeys(options: Options): ProviderKeys {
  const { allowsLoopback, cooldownMs = COOLDOWN_MS, timeoutMs = TIMEOUT_MS } = options
  const mayReach = reachOf(options)
  const ask: Ask = (url, asked) => outerFetch(url, { ...asked, mayReach })
  const found = new LRUCache<string, { keys: JWTVerifyGetKey; at: number }>({ max: PROVIDERS })

  function mayAsk(address: string): boolean {
    if (!URL.canParse(address)) return false
    const { protocol, hostname, username, search, hash } = new URL(address)
    if (username !== '' || search !== '' || hash !== '') return false
    if (isLoopback(hostname)) return allowsLoopback
    return protocol === 'https:'
  }

  async function discover(issuer: string): Promise<JWTVerifyGetKey> {
    if (!mayAsk(issuer)) throw new Error('This issuer may not be asked.')
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await ask(url, { signal })
    if (!response.ok) throw new Error(`The issuer answered ${response.status}.`)
    const said = discoverySchema.parse(await response.json())
    if (said.issuer !== issuer) throw new Error('The issuer calls itself something else.')
    const keys = new URL(said.jwks_uri)
    if (keys.origin !== new URL(issuer).origin) throw new Error('The keys are of another origin.')
    return keysAt(keys, { ask, cooldownMs, timeoutMs })
  }

  return {
    mayAsk,
    async keysOf(issuer) {
      const known = found.get(issuer)
      if (known !== undefined && Date.now() - known.at < KEPT_MS) return known.keys
      const keys = await discover(issuer)
      found.set(issuer, { keys, at: Date.now() })
      return keys
    },
  }
}

type Ask = (url: string, asked: Asked) => Promise<Response>

function keysAt(
  url: URL,
  given: { ask: Ask; cooldownMs: number; timeoutMs: number },
): JWTVerifyGetKey {
  return createRemoteJWKSet(url, {
    cooldownDuration: given.cooldownMs,
    cacheMaxAge: KEPT_MS,
    timeoutDuration: given.timeoutMs,
    [customFetch]: (address, { signal, headers }) =>
      given.ask(address, { signal, headers: Object.fromEntries(headers) }),
  })
}
