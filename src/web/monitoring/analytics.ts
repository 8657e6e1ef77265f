// Our own analytics adapter: one message for each screen.
import type { Analytics, Send } from './ports.ts'

export function createAnalytics(send: Send): Analytics {
  let visitorId: string | null = null
  return {
    identify({ id }) {
      visitorId = id
    },
    screenShown(pattern) {
      if (visitorId !== null) send({ type: 'screen', visitor_id: visitorId, pattern })
    },
    reset() {
      visitorId = null
    },
  }
}
