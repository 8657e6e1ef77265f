// At a kiosk station another frame surrounds a candidate's screens: it comes with the station's code, which no other
// device downloads.
import type { ReactNode } from 'react'

let render: (() => ReactNode) | null = null

/** Sets what surrounds every candidate screen of this page from now on. */
export function setStationFrame(frame: () => ReactNode): void {
  render = frame
}

/** What is done at home has no place at a station: other applications, and withdrawing one. */
export function isAtStation(): boolean {
  return render !== null
}

/** Null on a device that is no station. */
export function stationFrame(): ReactNode {
  return render?.() ?? null
}
