// What the demo is made with in tests: the services, on a day that stays the same.
import type { Database } from '#server/db/database.ts'
import { createJobs } from '#server/jobs/jobs.ts'

export const DEMO_NOW = new Date('2026-05-13T16:20:00Z')

export function demoInput(database: Database) {
  return {
    now: () => DEMO_NOW,
    passwordHash: '$argon2id$demo',
    jobs: createJobs({ database, onError: () => {} }),
    secret: 'demo',
    origin: 'http://localhost:3000',
  }
}
