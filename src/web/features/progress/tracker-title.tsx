import { Trans } from '@lingui/react/macro'

import type { Tracker } from '#contract/progress/progress.ts'

import { isOfEmployee } from './next-part.ts'

/** What kind of tracker it is, in the reader's language; the server's own title for kinds that are not known here. */
export function TrackerTitle({ tracker }: { tracker: Tracker }) {
  if (tracker.job_type_id === 2) return <Trans>Job Application</Trans>
  if (tracker.job_type_id === 4) return <Trans>Pathway</Trans>
  if (isOfEmployee(tracker)) return <Trans>Employee Profile</Trans>
  return tracker.tracker_title
}
