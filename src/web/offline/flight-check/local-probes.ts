// What a browser can do by itself, found out without the server and without asking the user.
import type { Table } from 'dexie'

import type { MetaRow } from '../database.ts'
import { uuidv7 } from '../uuid.ts'

/** Writes, reads again and takes away; in two transactions, so that it was on disk in between. */
export async function canWrite(rows: Table<MetaRow, string>): Promise<boolean> {
  const key = `flight-check:${uuidv7()}`
  const value = uuidv7()
  await rows.put({ key, value })
  const row = await rows.get(key)
  await rows.delete(key)
  return row?.value === value
}

/** Whether the app opens without network by now. */
export async function opensOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active?.state === 'activated'
}

/** Whether this browser plays what the listening parts of a test are stored as. */
export async function canPlaySound(): Promise<boolean> {
  return document.createElement('audio').canPlayType('audio/mpeg') !== ''
}

const TEST_TONE = { hertz: 440, seconds: 0.6, loudness: 0.2 }

/** Plays a short tone, so that the candidate hears whether the loudspeaker is on. @throws when no sound can be made. */
export async function playTestTone(): Promise<void> {
  const context = new AudioContext()
  try {
    await context.resume()
    const tone = new OscillatorNode(context, { frequency: TEST_TONE.hertz })
    const ended = new Promise((resolve) => tone.addEventListener('ended', resolve))
    tone.connect(new GainNode(context, { gain: TEST_TONE.loudness })).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + TEST_TONE.seconds)
    await ended
  } finally {
    await context.close()
  }
}
