import { notify } from '#web/ui/notifications.ts'

/** How long it is said that something was saved, in ms. */
const SAVED_DURATION = 6000

/** Says that something was saved, in words that are translated already: what shows it knows only the app's. */
export function saySaved(words: string): void {
  notify({ type: 'success', body: words, duration: SAVED_DURATION })
}
