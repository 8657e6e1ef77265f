// Wrong codes that are entered without network: each waits longer than the one before, over reloads as well, and the
// server is told how many there were.
import { OFFLINE_TRIES } from '#contract/kiosk/kiosk-rules.ts'

import type { DeviceTime } from '../device-time.ts'
import type { StationDatabase } from './station-database.ts'
import { StoredElapsed } from './stored-elapsed.ts'

const COUNT = 'wrong-codes'
const WAIT = 'wrong-code-wait'

/** `row`: those since the last right one. `total`: since the device was enrolled. */
type Count = { readonly row: number; readonly total: number }

export function createCodeTries(given: {
  station: StationDatabase
  time: Pick<DeviceTime, 'now' | 'mono' | 'visibility'>
}) {
  const { station } = given
  const waited = new StoredElapsed({ ...given, key: WAIT })
  return {
    /** Counts a try before it is made, so that a reload gives none for nothing; false while it has to wait. */
    async take(): Promise<boolean> {
      const wait = await waited.read()
      if (wait !== null && wait.elapsedMs < wait.lastsMs) {
        if (!wait.isDoubtful) return false
        // From here on this page counts: what the wall clock said of the time before is no evidence.
        await waited.begin({ value: 0, lastsMs: wait.lastsMs - wait.elapsedMs })
        return false
      }
      const { row, total } = await findCount(station)
      await station.facts.put({ key: COUNT, value: { row: row + 1, total } })
      await waited.begin({ value: 0, lastsMs: waitAfter(row + 1) })
      return true
    },

    /** The last try was wrong: staff are told once there is a network. */
    async noteWrong(): Promise<void> {
      const { row, total } = await findCount(station)
      await station.facts.put({ key: COUNT, value: { row, total: total + 1 } })
    },

    /** The last try was right. */
    async forgive(): Promise<void> {
      const { total } = await findCount(station)
      await station.facts.put({ key: COUNT, value: { row: 0, total } })
      await station.facts.delete(WAIT)
    },
  }
}

/** How many wrong codes were entered here without network since the device was enrolled. */
export async function countWrongCodes(station: StationDatabase): Promise<number> {
  return (await findCount(station)).total
}

async function findCount(station: StationDatabase): Promise<Count> {
  const value = (await station.facts.get(COUNT))?.value
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above, and by nothing else
  return value === undefined ? { row: 0, total: 0 } : (value as Count)
}

function waitAfter(wrong: number): number {
  const { free, firstWaitMs, longestWaitMs } = OFFLINE_TRIES
  return wrong < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - free))
}
