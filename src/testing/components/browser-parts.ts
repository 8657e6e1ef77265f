// What a browser's navigator has and that of jsdom lacks. It comes before the app's own modules, which read it at once.
import { locks } from 'node:worker_threads'

const storage: Pick<StorageManager, 'persisted'> = { persisted: () => Promise.resolve(false) }

Object.assign(navigator, { locks, storage })
