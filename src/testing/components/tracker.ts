// The progress tracker of a candidate: where it is, and its parts.
import { screen, within } from '@testing-library/react'

import { trackerDetail } from '#contract/examples/progress.ts'
import { getTracker, type TrackerActivity } from '#contract/progress/progress.ts'

import { reply } from './fake-server.ts'

export const TRACKER = '/user/progress-tracker?ref=801'

/** The tracker with one activity, changed as given. */
export function trackerWith(change: Partial<TrackerActivity>) {
  const [step] = trackerDetail.steps
  const [activity] = step?.activities ?? []
  if (step === undefined || activity === undefined) throw new Error('The example has no activity.')
  // Without the step's own status, which has the labels of activities.
  const steps = [{ ...step, status: null, activities: [{ ...activity, ...change }] }]
  return reply(getTracker, { data: { ...trackerDetail, steps } })
}

/** The part of the page about one activity, by its title. */
export async function findActivity(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name: title })
  const step = heading.closest<HTMLElement>('li')
  if (step === null) throw new Error(`${title} stands in no step.`)
  return step
}

/** The main button of an application: into what is to be done next. */
export async function findNextLink(): Promise<HTMLElement> {
  return within(await screen.findByRole('region', { name: /^Next: / })).getByRole('link')
}
