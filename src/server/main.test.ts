// One start of a real server on the embedded database, from an empty folder. The others are in main.release.test.ts.
import path from 'node:path'

import { afterEach, describe, expect, it } from 'vitest'

import { openServers } from '#testing/server-process.ts'

/** A first start makes its database; a test that hangs still ends. */
const SLOW = 180_000

const { folder, start, endAll, run } = openServers()
afterEach(endAll)

describe('a server on an empty folder', () => {
  it(
    'fills it, keeps a second one off, ends without a word of complaint, and starts on it again',
    async () => {
      const dataDir = path.join(folder, 'first')
      const first = start({ DATA_DIR: dataDir })
      const address = await first.isRunning
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      const second = await run({ DATA_DIR: dataDir })
      expect(second).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^Fairlead did not start\. .*DATA_DIR/),
      })

      first.child.kill('SIGTERM')
      expect(await first.ended).toMatchObject({ code: 0, stderr: '' })

      const again = start({ DATA_DIR: dataDir })
      await again.isRunning
      again.child.kill('SIGINT')
      expect(await again.ended).toMatchObject({ code: 0 })
    },
    SLOW,
  )
})
