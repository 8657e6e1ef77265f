// Loads the check of the device, only for activities that need one.
import { lazy, useMemo, type ComponentType } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'
import type { OfflineDatabase } from '#web/offline/database.ts'
import type { FlightNeeds } from '#web/offline/flight-check/flight-check.ts'

import { needsFlightCheck } from './needs-flight-check.ts'

type Panel = ComponentType<{ needs: FlightNeeds; db: OfflineDatabase }>

const FlightCheckPanel = lazy(loadPanel)

type LazyFlightCheckProps = { content: AssessmentPackage; db: OfflineDatabase }

/** Nothing for an activity that every device can do. Suspends until it is loaded. */
export function LazyFlightCheck({ content, db }: LazyFlightCheckProps) {
  const needs = useMemo(() => needsFlightCheck(content), [content])
  if (needs === null) return null
  return <FlightCheckPanel needs={needs} db={db} />
}

async function loadPanel(): Promise<{ default: Panel }> {
  try {
    const panel = await import('./flight-check-panel.tsx')
    return { default: panel.FlightCheckPanel }
  } catch {
    // Out of reach and not kept here: the activity starts without it.
    return { default: () => null }
  }
}
