/** An identity provider that answers as none should, each time in another way. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (reply: ServerResponse) => void

const ANSWERS: readonly Answer[] = [
  (reply) => reply.socket?.resetAndDestroy(),
  (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer":'),
  (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  (reply) => reply.writeHead(500).end(),
  (reply) => reply.writeHead(200, { 'content-length': '1000000' }).end('short'),
  // Until the server that asked has had enough.
  (reply) => reply.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  sendWithoutEnd,
]

/** `asked` counts the answers by their number. */
export async function openHostileIssuer() {
  const asked = ANSWERS.map(() => 0)
  let count = 0
  const server = createServer((_, reply) => {
    const index = count % ANSWERS.length
    count += 1
    asked[index] = (asked[index] ?? 0) + 1
    reply.on('error', () => {})
    ANSWERS[index]?.(reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, asked, close }
}

function sendWithoutEnd(reply: ServerResponse): void {
  const chunk = Buffer.alloc(65_536, ' ')
  reply.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!reply.destroyed && reply.write(chunk));
  }
  reply.on('drain', more)
  more()
}
