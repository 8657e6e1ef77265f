// The digest of a whole recording, alike on the device and on the server.

/**
 * SHA-256 over the chunks' hashes in order, hexadecimal. Not over the bytes: a browser hashes only what it holds in
 * memory, and must never hold more than one chunk.
 */
export async function recordingDigest(chunks: readonly { sha256: string }[]): Promise<string> {
  const text = chunks.map(({ sha256 }) => sha256).join('\n')
  return sha256Of(new TextEncoder().encode(text))
}

/** SHA-256 of bytes, hexadecimal. */
export function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hashOf('SHA-256', bytes)
}

/** SHA-1 of bytes, hexadecimal: finds what an accident changed, and is no proof against anyone. */
export function sha1Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hashOf('SHA-1', bytes)
}

async function hashOf(algorithm: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await globalThis.crypto.subtle.digest(algorithm, bytes)
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
