import { StationDatabase } from '#web/offline/kiosk/station-database.ts'

let shared: StationDatabase | null = null

/** This page's handle on the station's own database; opened by its first use. */
export function stationDatabase(): StationDatabase {
  shared ??= new StationDatabase()
  return shared
}
