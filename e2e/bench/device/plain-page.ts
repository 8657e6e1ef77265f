/** What the browser does without the app: plain requests, and a plain tus client. */
import { Upload } from 'tus-js-client'

export type PlainPage = typeof plain

/** The bytes of one request and of its reply. */
export type Exchanged = { sent: number; received: number }

const plain = {
  /** Waits for the network, then sends as many bytes in as many requests, one after the other; ms it took. */
  async exchange(all: readonly Exchanged[]): Promise<number> {
    await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
    const started = performance.now()
    for (const { sent, received } of all) {
      const reply = await fetch(`/bytes?count=${received}`, {
        method: 'POST',
        body: 'x'.repeat(sent),
      })
      await reply.text()
    }
    return performance.now() - started
  },

  /** Uploads the file that was chosen on this page, in chunks of a size; ms it took. */
  async upload(chunkBytes: number): Promise<number> {
    const file = document.querySelector('input')?.files?.[0]
    if (file === undefined) throw new Error('No file was chosen.')
    const started = performance.now()
    await new Promise<void>((resolve, reject) => {
      new Upload(file, {
        endpoint: '/files/',
        chunkSize: chunkBytes,
        onSuccess: () => resolve(),
        onError: reject,
      }).start()
    })
    return performance.now() - started
  },
}

declare global {
  var plain: PlainPage
}
globalThis.plain = plain
