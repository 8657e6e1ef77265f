// The disk and the power of a kiosk station in tests: a browser may be killed at any step of the airlock.
import { IDBFactory } from 'fake-indexeddb'

/** What a step of a browser that was killed answers with. */
export class Killed extends Error {}

export type Power = {
  /** Kills the browser at the `count`-th step from now; null: it lives. */
  readonly killAt: (count: number | null) => void
  /** One step; from the one where it is killed until the next start, every one throws. */
  readonly step: () => void
}

export function createPower(): Power {
  let left: number | null = null
  return {
    killAt: (count) => {
      left = count
    },
    step: () => {
      if (left === null) return
      if (left <= 0) throw new Killed('The browser was killed.')
      left -= 1
    },
  }
}

/** A disk, each opening and deletion on which is a step. */
export function createDisk(power: Power): IDBFactory {
  const disk = new IDBFactory()
  const open = disk.open.bind(disk)
  const deleteDatabase = disk.deleteDatabase.bind(disk)
  disk.open = (name: string, version?: number) => {
    power.step()
    return version === undefined ? open(name) : open(name, version)
  }
  disk.deleteDatabase = (name: string) => {
    power.step()
    return deleteDatabase(name)
  }
  return disk
}
