import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TLSSocket } from 'node:tls'

import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'

import { openPostgres } from '#server/db/postgres.ts'
import { createSmtpMail } from '#server/integrations/mail/smtp.ts'
import { makeCertificate } from '#testing/certificates.ts'
import { openSmtp } from '#testing/smtp.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-tls-'))
const files = makeCertificate(folder, 'server')
const certificate = { cert: readFileSync(files.cert), key: readFileSync(files.key) }
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const message = { mailId: 'm', to: 'ada@example.com', subject: 's', text: 't', html: '<p>t</p>' }
const mailTo = (url: string) => createSmtpMail({ url, from: 'Fairlead <a@hiring.example>' })

describe('a mail server', () => {
  it('that does not encrypt gets nothing where that is demanded', async () => {
    const open = await openSmtp()
    await expect(mailTo(`${open.url}?requireTLS=true`).send(message)).rejects.toThrow('SMTP: ETLS')
    expect(open.received).toEqual([])
    await mailTo(open.url).send(message)
    expect(open.received).toHaveLength(1)
  })

  it.each([
    ['smtps', { secure: true }, ''],
    ['smtp', { secure: false }, '?requireTLS=true'],
  ])(
    'over %s with a certificate that no one vouches for gets nothing',
    async (scheme, how, query) => {
      const taken: string[] = []
      const server = new SMTPServer({
        ...how,
        ...certificate,
        authOptional: true,
        logger: false,
        onData(stream, _session, done) {
          taken.push('message')
          stream.resume().once('end', () => done())
        },
      })
      server.on('error', () => {})
      const port = await listen(server.server)
      afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
      const url = `${scheme}://localhost:${port}/${query}`
      await expect(mailTo(url).send(message)).rejects.toThrow(/^SMTP: E(SOCKET|TLS)/)
      expect(taken).toEqual([])
    },
  )
})

describe('a database', () => {
  const open = (port: number) =>
    openPostgres({
      url: `postgres://a@localhost:${port}/app?sslmode=verify-full`,
    })

  it('that does not encrypt is not spoken to where that is demanded', async () => {
    const heard: Buffer[] = []
    const port = await database((socket) => {
      socket.write('N')
      socket.on('data', (bytes: Buffer) => heard.push(bytes))
    })
    await expect(open(port)).rejects.toThrow('DATABASE_URL: the database cannot be reached')
    expect(heard).toEqual([])
  })

  it('with a certificate that no one vouches for is told nothing', async () => {
    const heard: Buffer[] = []
    const port = await database((socket) => {
      socket.write('S')
      const secure = new TLSSocket(socket, { isServer: true, ...certificate })
      secure.on('error', () => {})
      secure.on('data', (bytes: Buffer) => heard.push(bytes))
    })
    await expect(open(port)).rejects.toThrow('self-signed certificate')
    expect(heard).toEqual([])
  })

  /** Answers the question whether it encrypts, and says no more. */
  async function database(answer: (socket: Socket) => void): Promise<number> {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('data', () => answer(socket))
    })
    afterAll(() => {
      for (const socket of sockets) socket.destroy()
      server.close()
    })
    return listen(server)
  }
})

async function listen(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
