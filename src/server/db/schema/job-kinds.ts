// What holds for the kinds of jobs that are no positions: requisition templates and job profiles.
import { ofProfiles } from './job-profile.ts'
import { ofTemplates } from './requisition-template.ts'

export function ofKinds(
  table: Parameters<typeof ofTemplates>[0] & Parameters<typeof ofProfiles>[0],
) {
  return [...ofTemplates(table), ...ofProfiles(table)]
}
