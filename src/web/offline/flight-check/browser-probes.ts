// Finds out about this browser and its way to the server. It asks the candidate for nothing; that is `askForMedia`.
import { measureLink } from '../../api/link-probe.ts'
import type { OfflineDatabase } from '../database.ts'
import { readStorage } from '../persist-storage.ts'
import type { FlightNeeds, MediaState, Probes } from './flight-check.ts'
import { canPlaySound, canWrite, opensOffline } from './local-probes.ts'

export function browserProbes(db: OfflineDatabase): Probes {
  return {
    storage: readStorage,
    disk: () => canWrite(db.meta),
    media,
    sound: canPlaySound,
    link: measureLink,
    worker: opensOffline,
  }
}

/** Has the browser ask for what the activity records with. The answer is in the next check. */
export async function askForMedia({ needsCamera }: FlightNeeds): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: needsCamera })
  // Only asked for; nothing is recorded, and the light of the camera goes out.
  for (const track of stream.getTracks()) track.stop()
}

async function media({ needsCamera }: FlightNeeds): Promise<MediaState> {
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (devices === undefined || !('MediaRecorder' in globalThis)) return 'unsupported'
  const kinds = (await devices.enumerateDevices()).map(({ kind }) => kind)
  const hasAll = kinds.includes('audioinput') && (!needsCamera || kinds.includes('videoinput'))
  if (!hasAll) return 'missing'
  const states = await Promise.all([
    permissionFor('microphone'),
    needsCamera ? permissionFor('camera') : 'granted',
  ])
  if (states.includes('denied')) return 'denied'
  return states.includes('prompt') ? 'not-asked' : 'allowed'
}

// A browser that does not tell would ask: so does the button.
async function permissionFor(name: 'camera' | 'microphone'): Promise<PermissionState> {
  // The types of some versions know neither name.
  const descriptor: { name: string } = { name }
  const permissions: { query(of: object): Promise<PermissionStatus> } | undefined =
    navigator.permissions
  if (permissions === undefined) return 'prompt'
  return permissions.query(descriptor).then(
    ({ state }) => state,
    () => 'prompt' as const,
  )
}
