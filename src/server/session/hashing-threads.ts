// The threads that hash passwords: made when they are needed, used by one caller at a time.
import { Worker } from 'node:worker_threads'

/** Hash the password, or compare it with what is stored. */
export type HashingOrder = {
  readonly password: string
  readonly stored: string | null
  /** Of a new one: what it must not be guessed by. It is not hashed when it is. */
  readonly words?: readonly string[] | undefined
  readonly parameters: {
    readonly algorithm: number
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
}
export type HashingReply = Hashed | { readonly error: string }

/** `isRight`: it fits, or may be somebody's new one. */
type Hashed = { readonly hash: string; readonly isRight: boolean }

const idle: Worker[] = []

/** Does one order. As many threads are made as there are orders at once. @throws what the thread says, or its death. */
export async function hashApart(order: HashingOrder): Promise<Hashed> {
  const worker = idle.pop() ?? createThread()
  const reply = await ask(worker, order)
  idle.push(worker)
  if ('error' in reply) throw new Error(reply.error)
  return reply
}

function createThread(): Worker {
  const worker = new Worker(new URL('hashing-thread.ts', import.meta.url))
  // A server that ends does not wait for a thread that waits.
  worker.unref()
  // Nobody else listens to one that is idle, and its end would be the end of the process.
  worker.on('error', () => {})
  worker.once('exit', () => {
    const place = idle.indexOf(worker)
    if (place >= 0) idle.splice(place, 1)
  })
  return worker
}

function ask(worker: Worker, order: HashingOrder): Promise<HashingReply> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.off('message', answer).off('error', reject).off('exit', die)
      worker.unref()
    }
    const answer = (reply: HashingReply) => {
      end()
      resolve(reply)
    }
    const die = () => {
      end()
      reject(new Error('The thread that hashes has ended.'))
    }
    worker.ref()
    worker.once('message', answer).once('error', reject).once('exit', die)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(order)
  })
}
