// What a kiosk station still has to send. Separate from what sends it, which is loaded only when something waits.
import type { StationDatabase } from './station-database.ts'

/** How many people's work is not with the server. */
export function countQueue(station: StationDatabase): Promise<number> {
  return station.sessions.filter(({ sealed }) => sealed !== null).count()
}

/** Whether anything is left to tell the server of sessions that ended. */
export async function hasEnded(station: StationDatabase): Promise<boolean> {
  return (await station.sessions.where({ state: 'ended' }).count()) > 0
}
