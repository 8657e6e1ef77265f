// Asks the browser not to throw the device's copy away under pressure (I13); once per visit, and a refusal is no error.

let asked: Promise<boolean> | null = null

/** True when the browser promised to keep the storage. */
export function askToPersist(): Promise<boolean> {
  const storage: StorageManager | undefined = globalThis.navigator?.storage
  asked ??=
    storage?.persist === undefined ? Promise.resolve(false) : storage.persist().catch(() => false)
  return asked
}

/** What the browser says about its storage. `freeBytes` is its estimate, null where it gives none. */
export type StorageReport = { readonly isPersistent: boolean; readonly freeBytes: number | null }

export async function readStorage(): Promise<StorageReport> {
  const storage: Partial<StorageManager> = globalThis.navigator?.storage ?? {}
  const [isPersistent, estimate] = await Promise.all([
    storage.persisted?.().catch(() => false),
    storage.estimate?.().catch(() => null),
  ])
  const { quota, usage } = estimate ?? {}
  const freeBytes = quota === undefined || usage === undefined ? null : quota - usage
  return { isPersistent: isPersistent ?? false, freeBytes }
}
