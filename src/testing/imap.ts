// A small IMAP server on this machine: one mailbox, and as much of RFC 3501 as reading it takes.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

import { afterAll } from 'vitest'

type Stored = { readonly source: Buffer; isSeen: boolean }

export type ImapServer = {
  readonly port: number
  readonly user: string
  readonly password: string
  /** Puts an email into the mailbox. */
  add(source: Buffer | string): void
  /** Whether each email was marked as seen, in order. */
  seen(): boolean[]
  /** From now on answers nothing, as a server that hangs. */
  hang(): void
}

/** Starts it for the tests of this file. */
export async function openImap(): Promise<ImapServer> {
  const stored: Stored[] = []
  const sockets = new Set<Socket>()
  const login = { user: 'replies', password: 'Correct-Horse-1' }
  let isHanging = false
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (isHanging) return
    socket.write('* OK IMAP4rev1 ready\r\n')
    let waiting = ''
    socket.on('data', (bytes) => {
      const lines = (waiting + bytes.toString('latin1')).split('\r\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) answer(socket, { line, stored, login })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    ...login,
    add: (source) => stored.push({ source: Buffer.from(source), isSeen: false }),
    seen: () => stored.map(({ isSeen }) => isSeen),
    hang: () => {
      isHanging = true
    },
  }
}

type Answering = { line: string; stored: Stored[]; login: { user: string; password: string } }

function answer(socket: Socket, { line, stored, login }: Answering): void {
  const [, tag = '*', command = '', rest = ''] = /^(\S+) (UID \w+|\w+) ?(.*)$/i.exec(line) ?? []
  const name = command.toUpperCase()
  const isRefused = name === 'LOGIN' && !rest.includes(login.password)
  for (const part of partsOf({ name, rest, stored })) socket.write(part)
  socket.write(isRefused ? `${tag} NO wrong login of ${login.user}\r\n` : `${tag} OK done\r\n`)
  if (name === 'LOGOUT') socket.end()
}

function partsOf({ name, rest, stored }: { name: string; rest: string; stored: Stored[] }) {
  switch (name) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1\r\n']
    case 'LIST':
      return ['* LIST () "/" INBOX\r\n']
    case 'SELECT':
      return [
        `* FLAGS (\\Seen)\r\n* ${stored.length} EXISTS\r\n* 0 RECENT\r\n`,
        `* OK [UIDVALIDITY 1] valid\r\n* OK [UIDNEXT ${stored.length + 1}] next\r\n`,
      ]
    case 'UID SEARCH': {
      const unseen = stored.flatMap(({ isSeen }, index) => (isSeen ? [] : [index + 1]))
      return [`* SEARCH ${unseen.join(' ')}\r\n`]
    }
    case 'UID FETCH':
      return fetched(rest, stored)
    case 'UID STORE': {
      const one = stored[Number(rest.split(' ')[0]) - 1]
      if (one !== undefined && rest.includes('\\Seen')) one.isSeen = true
      return []
    }
    default:
      return []
  }
}

function fetched(rest: string, stored: Stored[]): (string | Buffer)[] {
  const uid = Number(rest.split(' ')[0])
  const one = stored[uid - 1]
  if (one === undefined) return []
  const about = `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${one.source.length}`
  if (!rest.includes('BODY')) return [`${about})\r\n`]
  return [`${about} BODY[] {${one.source.length}}\r\n`, one.source, ')\r\n']
}
