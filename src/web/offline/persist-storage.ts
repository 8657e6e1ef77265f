// Asks the browser not to throw the device's copy away under pressure (I13); once per visit, and a refusal is no error.

let asked: Promise<boolean> | null = null

/** True when the browser promised to keep the storage. */
export function askToPersist(): Promise<boolean> {
  const storage: StorageManager | undefined = globalThis.navigator?.storage
  asked ??=
    storage?.persist === undefined ? Promise.resolve(false) : storage.persist().catch(() => false)
  return asked
}
