// How the bytes of a chunk lie on this device. A Blob is a file of the browser's, which it sends by itself, without the
// page ever holding it; an ArrayBuffer passes the page each time that it is read or sent. Knows nothing of recordings.

export type KeptBytes = ArrayBuffer | Blob

/**
 * Whether the Blobs of this browser's IndexedDB are as durable as its rows. Shown of Chromium, which the product's own
 * runs kill in the middle; others have lost such files, and get bytes. Only Chromium has `userAgentData`.
 */
export function areBlobsDurable(): boolean {
  return 'userAgentData' in globalThis.navigator
}

export async function bytesOf(kept: KeptBytes): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(kept instanceof Blob ? await kept.arrayBuffer() : kept)
}

/** Whether the bytes are there: the row of a Blob can outlive its file. */
export async function isReadable(kept: KeptBytes): Promise<boolean> {
  if (!(kept instanceof Blob)) return true
  try {
    await kept.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
