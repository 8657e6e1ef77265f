// A kiosk station as staff are shown it.
import type { AccountApplicant } from '#contract/applicants/account-applicants.ts'
import { OFFLINE_AFTER_MS } from '#contract/kiosk/kiosk-rules.ts'
import type { KioskStation } from '#contract/kiosk/kiosk-stations.ts'

import type { ListedStation } from './station-repository.ts'

type ListedJob = { readonly job_id: number; readonly title: string }
type Reading = {
  readonly at: Date
  readonly canSeeApplicants: boolean
  /** By its id, of the requisitions of the lists. */
  readonly jobOf: ReadonlyMap<number, ListedJob>
  readonly applicantOf: ReadonlyMap<number, AccountApplicant>
}

/** Who is on is named to readers who may see applicants. */
export function describeStation({ station, using }: ListedStation, reading: Reading): KioskStation {
  const seenMs = station.lastSeenAt?.getTime() ?? 0
  return {
    station_id: station.stationId,
    name: station.name,
    place: station.place,
    is_list_shown: station.isListShown,
    list_jobs: jobsOf(station, reading),
    status: statusOf(station, using !== null),
    is_offline: station.credentialHash !== null && reading.at.getTime() - seenMs > OFFLINE_AFTER_MS,
    last_seen_at: station.lastSeenAt?.toISOString() ?? null,
    queue_count: station.queueCount,
    wrong_codes: station.wrongCodes,
    wrong_pins: station.wrongPins,
    wrong_at: station.wrongAt?.toISOString() ?? null,
    help_at: station.helpAt?.toISOString() ?? null,
    session: using === null ? null : describeUsing(using, reading),
  }
}

function jobsOf({ listJobIds }: ListedStation['station'], { jobOf }: Reading) {
  return listJobIds === null ? null : listJobIds.flatMap((id) => jobOf.get(id) ?? [])
}

function statusOf(station: ListedStation['station'], isUsed: boolean): KioskStation['status'] {
  if (station.revokedAt !== null) return 'revoked'
  if (station.credentialHash === null) return 'waiting'
  return isUsed ? 'in_use' : 'ready'
}

function describeUsing(
  { started_at, user_smartreq_id, begun_by }: NonNullable<ListedStation['using']>,
  { canSeeApplicants, applicantOf }: Reading,
): KioskStation['session'] {
  const found = applicantOf.get(user_smartreq_id)
  const applicant =
    found === undefined || !canSeeApplicants
      ? null
      : {
          user_smartreq_id,
          name: `${found.first_name} ${found.last_name}`,
          job_title: found.job_title,
        }
  return {
    started_at: new Date(started_at).toISOString(),
    begun_by,
    pct_complete: found?.pct_complete ?? 0,
    applicant,
  }
}
