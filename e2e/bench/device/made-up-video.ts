/** Bytes that begin as a WebM file does and go on at random, so that nothing on the way can make them fewer. */

const WEBM_HEADER = Uint8Array.of(
  0x1a,
  0x45,
  0xdf,
  0xa3,
  0x42,
  0x86,
  0x81,
  0x01,
  0x42,
  0x82,
  0x84,
  0x77,
  0x65,
  0x62,
  0x6d,
)
/** The most that the browser makes at once. */
const RANDOM_BYTES = 65_536

/** One piece after the other: a whole video is never in memory. */
export function* madeUpVideo(given: { bytes: number; pieceBytes: number }): Generator<ArrayBuffer> {
  for (let from = 0; from < given.bytes; from += given.pieceBytes) {
    const piece = new Uint8Array(Math.min(given.pieceBytes, given.bytes - from))
    for (let at = 0; at < piece.length; at += RANDOM_BYTES)
      crypto.getRandomValues(piece.subarray(at, at + RANDOM_BYTES))
    if (from === 0) piece.set(WEBM_HEADER)
    yield piece.buffer
  }
}
