// What the company says of a position, where a part of the application is about to be started. Few companies say anything,
// so it is loaded when there is something. Suspends until it is there.
import { lazy } from 'react'

import type { TrackerDetail } from '#contract/progress/progress.ts'
import type { Locale } from '#web/i18n/i18n.ts'

const notes = () => import('./position-notes.tsx')
const Accommodations = lazy(() => notes().then((module) => ({ default: module.Accommodations })))
const OfferedLanguages = lazy(() =>
  notes().then((module) => ({ default: module.OfferedLanguages })),
)

type Of = { tracker: TrackerDetail }

/** How to ask for the process to be changed; nothing where the company says nothing. */
export function AccommodationsNote({ tracker }: Of) {
  const accommodations = tracker.position?.accommodations ?? null
  return accommodations === null ? null : <Accommodations {...accommodations} />
}

/** The choice among the languages in which the company takes applications. */
export function LanguageNote({ tracker }: Of) {
  return <OfferedLanguages languages={tracker.position?.languages ?? []} />
}

/** Whether the company takes applications in a language; copies that devices stored earlier do not say. */
export function isLanguageOffered({ position }: TrackerDetail, locale: Locale): boolean {
  return position?.languages.includes(locale) ?? true
}
