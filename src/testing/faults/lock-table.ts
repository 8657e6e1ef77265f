// Web Locks of one device: held by pages and the worker, given back when their holder dies.
import { never, type Life } from './life.ts'

type Held = { readonly life: Life; readonly waiting: (() => void)[] }
type Callback<T> = (lock: Lock | null) => T

export type LockTable = { managerFor(life: Life): Pick<LockManager, 'request'> }

export function createLockTable(): LockTable {
  const held = new Map<string, Held>()

  function free(name: string, life: Life): void {
    const one = held.get(name)
    if (one?.life !== life) return
    held.delete(name)
    for (const retry of one.waiting) retry()
  }

  async function take(given: { name: string; life: Life; ifAvailable: boolean }): Promise<boolean> {
    const { name, life, ifAvailable } = given
    for (;;) {
      // The browser answers later, never at once.
      await Promise.resolve()
      if (!life.step()) return never()
      const other = held.get(name)
      if (other === undefined) break
      if (ifAvailable) return false
      await new Promise<void>((resolve) => {
        other.waiting.push(resolve)
      })
    }
    held.set(name, { life, waiting: [] })
    life.onEnd(() => free(name, life))
    return true
  }

  return {
    managerFor(life) {
      async function request<T>(
        name: string,
        ...rest: [Callback<T>] | [LockOptions, Callback<T>]
      ): Promise<Awaited<T>> {
        const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
        const isMine = await take({ name, life, ifAvailable: options.ifAvailable ?? false })
        try {
          return await work(isMine ? { name, mode: 'exclusive' } : null)
        } finally {
          if (isMine) free(name, life)
        }
      }
      return { request }
    },
  }
}
