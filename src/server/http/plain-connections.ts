// Which connections to other hosts would be readable on their way, or open to the user who stands in it.
import { Client } from 'pg'
import { z } from 'zod'

import { isLoopback } from './loopback.ts'

const tlsSchema = z.union([
  z.boolean(),
  z.looseObject({ rejectUnauthorized: z.unknown().optional() }),
])

/** What the driver itself makes of the address, its parameters, and the variables of libpq. @throws Error for one that it cannot read. */
export function isPlainDatabase(url: string): boolean {
  const { host, ssl } = new Client(url)
  const isHere = host === '' || host.startsWith('/') || isLoopback(host)
  return !isHere && !isVerified(ssl)
}

/** Of an address that begins with http: or https:. */
export function isPlainWeb(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** STARTTLS counts where the address demands it: a server that does not offer it would get the message in the open. */
export function isPlainMail(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url)
  const isEncrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  const isUnverified = searchParams.get('tls.rejectUnauthorized') === 'false'
  return !isLoopback(hostname) && (!isEncrypted || isUnverified)
}

function isVerified(ssl: unknown): boolean {
  const tls = tlsSchema.safeParse(ssl).data ?? false
  return typeof tls === 'boolean' ? tls : tls.rejectUnauthorized !== false
}
