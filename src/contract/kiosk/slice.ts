import { kioskExamples } from '../examples/kiosk.ts'
import type { Slice } from '../slice.ts'
import * as kioskList from './kiosk-list.ts'
import * as kioskOffline from './kiosk-offline.ts'
import * as kioskStations from './kiosk-stations.ts'
import * as kiosk from './kiosk.ts'

export const kioskSlice: Slice = {
  name: 'kiosk',
  modules: [kiosk, kioskList, kioskOffline, kioskStations],
  examples: [kioskExamples],
}
