// That *Continue* was pressed for an activity: its questions then open where work is left. It lives in this page's memory
// alone, until they are open: a reload, a sign-in or the back button opens them where they were.

type Named = {
  readonly ownerId: number
  readonly refId: number
  readonly jobStepActivityId: number
}

let requested: string | null = null

/** Notes what the link that was just pressed leads to. One that opens another tab is no request of this page. */
export function requestContinue(
  activity: Named,
  click: { ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
): void {
  if (click.ctrlKey || click.metaKey || click.shiftKey) return
  requested = nameOf(activity)
}

export function isContinueRequested(activity: Named): boolean {
  return requested === nameOf(activity)
}

/** Once some questions are open. */
export function forgetContinue(): void {
  requested = null
}

function nameOf({ ownerId, refId, jobStepActivityId }: Named): string {
  return `${ownerId}-${refId}-${jobStepActivityId}`
}
