/**
 * Runs in each test file of the server: a request or job that keeps the event loop for too long fails its test. Not with
 * the embedded database, which does its own work in this thread.
 */
import { afterAll, afterEach, inject } from 'vitest'

import { assertLoopFree, takeBlockings } from './loop-monitor.ts'

const isCounted = inject('testTemplate').kind === 'postgres'

afterEach(check)
// What came before the first test, or after the last one.
afterAll(check)

function check(): void {
  if (isCounted) assertLoopFree()
  else takeBlockings()
}
