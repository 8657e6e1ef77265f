/**
 * The other end of `plain-page.ts`: replies of a given size, and a tus server as its authors publish it, but for waiting
 * until the disk has what it says to have, as ours does. No sign-in, no database. Started by `device-environment.ts` in a
 * process of its own.
 */
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'

class DurableFileStore extends FileStore {
  override async write(...given: Parameters<FileStore['write']>): Promise<number> {
    const offset = await super.write(...given)
    const file = await open(join(this.directory, given[1]), 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    return offset
  }
}

const directory = join(process.env.DATA_DIR ?? '', 'files')
const tus = new Server({ path: '/files', datastore: new DurableFileStore({ directory }) })

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/files')) {
    void tus.handle(request, response)
    return
  }
  request.resume()
  request.on('end', () => {
    response.setHeader('content-type', 'text/html')
    const count = Number(searchParams.get('count') ?? 0)
    response.end(pathname === '/' ? '<input type="file">' : 'x'.repeat(count))
  })
})

server.listen(Number(process.env.PORT), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
