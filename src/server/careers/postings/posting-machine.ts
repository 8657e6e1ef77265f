// The statuses of a posting, and what leads from one to the next. Knows no database.
import type { PostingAction, PostingStatus } from '#contract/careers/posting-terms.ts'

import { AppError } from '../../http/app-error.ts'

type Dated = { readonly status: string; readonly validUntil: string | null }

/** The status on a day (YYYY-MM-DD): past its last day, a published posting has expired. */
export function postingStatus({ status, validUntil }: Dated, today: string): PostingStatus {
  if (status === 'published')
    return validUntil !== null && validUntil < today ? 'expired' : 'published'
  return status === 'unpublished' ? 'unpublished' : 'draft'
}

/**
 * The status that an action leads to.
 * @throws AppError `posting_expired` for publishing after the last day, `conflict` when the action does not fit.
 */
export function changePostingStatus(
  posting: Dated,
  { action, today }: { action: PostingAction; today: string },
): 'published' | 'unpublished' {
  const status = postingStatus(posting, today)
  if (action === 'unpublish') {
    if (status === 'draft' || status === 'unpublished') throw new AppError('conflict')
    return 'unpublished'
  }
  if (posting.validUntil !== null && posting.validUntil < today)
    throw new AppError('posting_expired')
  if (status === 'published') throw new AppError('conflict')
  return 'published'
}
