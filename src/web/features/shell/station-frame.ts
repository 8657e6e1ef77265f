// At a kiosk station another frame surrounds a candidate's screens: it comes with the station's code, which no other
// device downloads.
import type { ReactNode } from 'react'

let render: (() => ReactNode) | null = null

/** Sets what surrounds every candidate screen of this page from now on. */
export function setStationFrame(frame: () => ReactNode): void {
  render = frame
}

/** Null on a device that is no station. */
export function stationFrame(): ReactNode {
  return render?.() ?? null
}
