/** Requests as an attacker writes them: any method, path and bytes, from any address of this machine, to this machine. */
import { request, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export type Reply = {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
  bytes: Buffer
}
type Given = {
  port: number
  method?: string
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer | undefined
  /** One of 127.0.0.0/8: limits count by address. */
  from?: string
}

const REPLIES_WITHIN_MS = 60_000

/** @throws Error when the connection ends before the reply, or nothing comes for a minute. */
export function send(given: Given): Promise<Reply> {
  const { port, method = 'GET', path, headers = {}, body, from = '127.0.0.1' } = given
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', port, localAddress: from, agent: false }
    const call = request({ ...to, method, path, headers, timeout: REPLIES_WITHIN_MS }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('error', reject)
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const text = bytes.toString()
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, bytes })
      })
    })
    call.on('error', reject)
    call.on('timeout', () => call.destroy(new Error(`${method} ${path}: no reply`)))
    call.end(body)
  })
}

export function sendJson(given: Omit<Given, 'body'> & { body: unknown }): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...given.headers }
  return send({ method: 'POST', ...given, headers, body: JSON.stringify(given.body) })
}

/** Writes bytes as they are and leaves `openMs` later, whatever the server answers. @returns what it answered */
export function sendRaw(given: {
  port: number
  bytes: string | Buffer
  openMs: number
}): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(given.port, '127.0.0.1', () => socket.write(given.bytes))
    const leave = setTimeout(() => socket.destroy(), given.openMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    // A server that cuts the connection does what it should.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(leave)
      resolve(Buffer.concat(chunks).toString())
    })
  })
}
