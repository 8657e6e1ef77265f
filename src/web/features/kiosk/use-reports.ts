// Reports to the server that this station is there, as long as a screen of it is open.
import { useEffect, useState } from 'react'

import { REPORT_EVERY_MS } from '#contract/kiosk/kiosk-rules.ts'
import type { StationFacts } from '#web/offline/kiosk/station-database.ts'

import { countLease } from './offline-start.ts'
import { report } from './station.ts'

/** What this station is, as heard last; undefined before the first report, null for a browser that is none. */
export function useReports(): StationFacts | null | undefined {
  const [facts, setFacts] = useState<StationFacts | null>()
  useEffect(() => {
    let isOver = false
    const tell = async () => {
      const heard = await report()
      await countLease()
      if (!isOver) setFacts(heard)
    }
    const wake = () => void tell()
    wake()
    const timer = setInterval(wake, REPORT_EVERY_MS)
    globalThis.addEventListener('online', wake)
    return () => {
      isOver = true
      clearInterval(timer)
      globalThis.removeEventListener('online', wake)
    }
  }, [])
  return facts
}
