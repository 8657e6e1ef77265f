// The indexes behind the list and the board of a requisition's applicants.
import { index, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

import { listedRows } from './application-merge.ts'
import { applicationOrder } from './state-order.ts'

type Columns = {
  readonly accountId: ExtraConfigColumn
  readonly jobId: ExtraConfigColumn
  readonly jobStepId: ExtraConfigColumn
  readonly status: ExtraConfigColumn
  readonly createdAt: ExtraConfigColumn
}

/** The latest first: all of a requisition for its list or by their status, those of a step for a column of its board. */
export function ofRequisition({ accountId, jobId, jobStepId, status, createdAt }: Columns) {
  const isListed = listedRows()
  return [
    index('application_list').on(accountId, jobId, createdAt.desc()).where(isListed),
    index('application_status').on(accountId, jobId, status, createdAt.desc()).where(isListed),
    index('application_state')
      .on(accountId, jobId, applicationOrder(status), createdAt.desc())
      .where(isListed),
    index('application_step').on(accountId, jobId, jobStepId, createdAt.desc()).where(isListed),
  ]
}
