// Prints the OpenAPI document without listening, storing or connecting to anything.
import { Readable } from 'node:stream'

import { buildApp } from './app.ts'
import type { Database } from './db/database.ts'
import { createJobs } from './jobs/jobs.ts'

const unused = () => Promise.reject(new Error('Printing the document needs no database.'))
const database: Database = {
  kind: 'postgres',
  inScope: unused,
  callInScope: unused,
  get owner(): never {
    throw new Error('Printing the document needs no database.')
  },
  queue: { executeSql: unused },
  migrate: unused,
  isReady: unused,
  close: async () => {},
}

const app = await buildApp({
  database,
  jobs: createJobs({ database, onError: () => {} }),
  storage: {
    stage: () => ({ add: unused, end: () => {}, commit: unused, discard: unused }),
    write: unused,
    read: () => new Readable(),
    size: unused,
    remove: unused,
  },
  secret: 'x'.repeat(32),
})
await app.ready()
process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`)
await app.close()
