// When a new worker is activated: only when a page asks for it and no page minds (I12).
import {
  isMessage,
  MAY_UPDATE,
  SKIP_WAITING,
  type ActivationReply,
} from '#web/offline/worker-messages.ts'

import { isScreen } from './screen-address.ts'

/** A page that does not answer may be asleep in the middle of an attempt: it counts as one that minds. */
const ANSWER_WITHIN_MS = 2000

/** Stays in waiting until a page asks, and then asks every page in turn. */
export function waitForLeave(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('message', (event) => {
    if (isMessage(event.data, SKIP_WAITING)) event.waitUntil(activate(scope, event.ports[0]))
  })
}

async function activate(scope: ServiceWorkerGlobalScope, caller: MessagePort | undefined) {
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const pages = clients.filter((client) => isScreen(new URL(client.url)))
  const answers = await Promise.all(pages.map(mayUpdate))
  const reply: ActivationReply = answers.every(Boolean) ? 'taking-over' : 'held-up'
  caller?.postMessage(reply, [])
  if (reply === 'taking-over') await scope.skipWaiting()
}

function mayUpdate(page: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    setTimeout(resolve, ANSWER_WITHIN_MS, false)
    port1.addEventListener('message', ({ data }) => resolve(data === true))
    port1.start()
    page.postMessage(MAY_UPDATE, { transfer: [port2] })
  })
}
