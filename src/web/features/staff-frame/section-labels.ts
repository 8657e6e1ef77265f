import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { StaffSection } from './staff-navigation.ts'

/** What the sections of the staff screens are called. */
export const SECTION_LABELS: Readonly<Record<StaffSection, MessageDescriptor>> = {
  dashboard: msg`Dashboard`,
  employees: msg`Employees`,
  profiles: msg`Profiles`,
  requisitions: msg`Job Reqs`,
  candidates: msg`Candidates`,
  pathways: msg`Pathways`,
  interviews: msg`Interviews`,
  customers: msg`Customers`,
  users: msg`Users`,
  usage: msg`Company usage`,
  measurements: msg`Measurements`,
}
