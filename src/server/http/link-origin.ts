// Where links in messages lead. A Host header is what the caller says: it must not send others to a host of their choice.
import type { FastifyRequest } from 'fastify'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Scheme and host for absolute links: those of `PUBLIC_URL`, else those of the request when they are this machine's own
 * at which the request arrived, else the address at which it arrived.
 */
export function linkOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin
  const { localAddress, localPort } = request.socket
  const arrivedAt = plainAddress(localAddress)
  const isLocal = LOOPBACK.includes(arrivedAt)
  // The port may be another one on the person's own machine, where the development server stands in front.
  const own = isLocal ? LOOPBACK : [arrivedAt]
  const { hostname, port } = request
  const isOwn = own.includes(hostname) && (isLocal || port === localPort)
  // Put together of its parts: the header as a whole may hold more than a host.
  const { protocol } = request
  return isOwn
    ? addressOf({ protocol, hostname, port })
    : addressOf({ protocol, hostname: arrivedAt, port: localPort })
}

function addressOf(given: {
  protocol: string
  hostname: string
  port: number | null | undefined
}): string {
  const { protocol, hostname, port } = given
  return `${protocol}://${hostname}${typeof port === 'number' ? `:${port}` : ''}`
}

// As it stands in an address: IPv6 in brackets, IPv4 without its IPv6 form.
function plainAddress(address: string | undefined): string {
  if (address === undefined) return 'localhost'
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? `[${plain}]` : plain
}
