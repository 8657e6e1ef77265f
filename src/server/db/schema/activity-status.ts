/** What counts as done of the activities of an application: by answering, or because it was not asked. */
export const DONE_ACTIVITY_STATUSES = ['submitted', 'scoring', 'scored', 'waived'] as const
