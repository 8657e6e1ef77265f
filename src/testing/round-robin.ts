// A small load balancer: each request goes to the next server. One that is gone, or dies with the reply, costs the caller
// its connection, as behind any proxy that looks after its servers only now and then.
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts it before servers that may change; `url` is where it listens. */
export async function openRoundRobin(targets: () => readonly string[]) {
  let turn = 0
  const server = createServer((incoming, reply) => {
    const all = targets()
    const target = all[turn % all.length]
    turn += 1
    const { method, headers, url } = incoming
    const passed = request(new URL(url ?? '/', target), { method, headers, agent: false })
    passed.on('response', (said) => {
      reply.writeHead(said.statusCode ?? 502, said.headers)
      said.on('error', () => reply.destroy())
      said.pipe(reply)
    })
    passed.on('error', () => reply.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
