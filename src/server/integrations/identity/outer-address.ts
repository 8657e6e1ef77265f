// Which addresses may be asked: what a company's admin names must not lead into our own network.
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

import { isLoopback } from '#server/http/loopback.ts'

// IANA's special-purpose registries for IPv4 and IPv6: nothing in them is a user's public server.
const INNER_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** The only block that is handed out. */
const OUTER_6 = ['2000::', 3] as const
/** Of that, what stands for an address of IPv4 or documents something. */
const INNER_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/** Networks of companies (RFC 1918, RFC 6598, RFC 4193). Not this machine, nor what is beside it on its link. */
const PRIVATE_4 = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const
const PRIVATE_6 = ['fc00::', 7] as const

const inner4 = new BlockList()
for (const [net, prefix] of INNER_4) inner4.addSubnet(net, prefix, 'ipv4')
const outer6 = new BlockList()
outer6.addSubnet(...OUTER_6, 'ipv6')
const inner6 = new BlockList()
for (const [net, prefix] of INNER_6) inner6.addSubnet(net, prefix, 'ipv6')
const privateNets = new BlockList()
for (const [net, prefix] of PRIVATE_4) privateNets.addSubnet(net, prefix, 'ipv4')
privateNets.addSubnet(...PRIVATE_6, 'ipv6')

/** Which identity providers may be asked, beside those of the world outside. */
export type IssuerReach = {
  /** Those on this very machine, also without TLS: for trying it. */
  readonly allowsLoopback: boolean
  /** Those in the operator's own network: the operator says so, no company can. */
  readonly allowsInner: boolean
}

/** Tells of an IP address whether it may be asked. */
export function reachOf({
  allowsLoopback,
  allowsInner,
}: IssuerReach): (address: string) => boolean {
  return (address) =>
    isOuterAddress(address) ||
    (allowsLoopback && isLoopback(address)) ||
    (allowsInner && isPrivateAddress(address))
}

/** Whether an IP address is one that anyone on the internet could be reached at. */
export function isOuterAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner4.check(address, 'ipv4')
  return isIP(address) === 6 && outer6.check(address, 'ipv6') && !inner6.check(address, 'ipv6')
}

function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && privateNets.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void

/**
 * A lookup for connections that finds only addresses that may be asked, outer ones when left out. It is asked at the connection itself: a name that leads
 * elsewhere the second time is of no use.
 */
export function outerLookup(
  resolve: Resolve = lookup,
  mayReach: (address: string) => boolean = isOuterAddress,
): LookupFunction {
  // oxlint-disable-next-line house/max-params -- node:net calls it so
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses = []) => {
      const outer = addresses.filter(({ address }) => mayReach(address))
      const [first] = outer
      // There are no addresses then, whatever the types of node:dns say.
      if (error !== null) callback(error, [])
      else if (first === undefined) callback(new Error('No address of the world outside.'), [])
      else if (options.all === true) callback(null, outer)
      else callback(null, first.address, first.family)
    })
  }
}
