// The disk and the power of a kiosk station in tests: a browser may be killed at any step of the airlock.
import { IDBFactory } from 'fake-indexeddb'

/** What a step of a browser that was killed answers with. */
export class Killed extends Error {}

export type Power = {
  /** Kills the browser at the `count`-th step from now; null: it lives. */
  killAt(count: number | null): void
  /** One step; from the one where it is killed until the next start, every one throws. */
  step(): void
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
  const { open, deleteDatabase } = disk
  // oxlint-disable-next-line unicorn/no-useless-undefined -- as the browser's own, whose version may be missing
  disk.open = (name: string, version: number | undefined = undefined) => {
    power.step()
    return version === undefined ? open.call(disk, name) : open.call(disk, name, version)
  }
  disk.deleteDatabase = (name: string) => {
    power.step()
    return deleteDatabase.call(disk, name)
  }
  return disk
}
