// Indexes and checks of requisition templates and job profiles, which share the table of jobs.
import { ofProfiles } from './job-profile.ts'
import { ofTemplates } from './requisition-template.ts'

export function ofKinds(
  table: Parameters<typeof ofTemplates>[0] & Parameters<typeof ofProfiles>[0],
) {
  return [...ofTemplates(table), ...ofProfiles(table)]
}
