// Hosts that are this very machine, as an address names them.
import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** True for a name or an address that leads nowhere else; IPv6 with or without brackets. */
export function isLoopback(host: string): boolean {
  const plain = host.replaceAll(/^\[|\]$/g, '')
  const version = isIP(plain)
  if (version === 0) return plain === 'localhost'
  return LOOPBACK.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}
