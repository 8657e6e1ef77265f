// What the device has of a person's work experience that the server does not have yet. It must not write.
import { type CommandRow, type ExperienceRow, type OfflineDatabase } from './database.ts'

/** What waits, or was refused; oldest first, one for each entry. */
export async function findUnsentExperiences({
  db,
  ownerId,
}: {
  readonly db: OfflineDatabase
  readonly ownerId: number
}): Promise<ExperienceRow[]> {
  return (await db.outbox.where({ ownerId }).sortBy('seq')).filter(isExperience)
}

export function isExperience(row: CommandRow): row is ExperienceRow {
  return row.kind === 'save-experience'
}
