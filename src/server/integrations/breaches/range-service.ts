// Asks a service in the protocol of Have I Been Pwned's range search: it learns five of forty digits, which hundreds of
// known passwords share, and its padded reply tells the user who watches nothing by its length.
import { createHash } from 'node:crypto'

import { boundedFetch } from '../bounded-fetch.ts'
import type { BreachedPasswords } from './port.ts'

const PREFIX_LENGTH = 5
const TIMEOUT_MS = 2000
const HEADERS = { 'Add-Padding': 'true', 'User-Agent': 'Fairlead' }

/** `url` as in https://api.pwnedpasswords.com/range; `warn` is told why no one could tell, and nothing of the password. */
export function createRangeService(given: {
  url: string
  warn: (reason: string) => void
}): BreachedPasswords {
  const base = given.url.replace(/\/?$/, '/')
  return {
    async has(password) {
      // The protocol's digest; what is kept of a password is another one.
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
      const [prefix, rest] = [digest.slice(0, PREFIX_LENGTH), digest.slice(PREFIX_LENGTH)]
      try {
        return isListed(await ask(`${base}${prefix}`), rest)
      } catch (error) {
        given.warn(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')
        return false
      }
    },
  }
}

async function ask(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const reply = await boundedFetch(url, { headers: HEADERS, signal })
  if (!reply.ok) throw new Error(`It answered ${reply.status}.`)
  return reply.text()
}

// Lines as 0018A45C4D1DEF81644B54AB7F969B88D65:10; those that only pad the reply count 0.
function isListed(reply: string, rest: string): boolean {
  const line = reply.split(/\r?\n/).find((one) => one.toUpperCase().startsWith(`${rest}:`))
  return line !== undefined && Number(line.slice(rest.length + 1)) > 0
}
