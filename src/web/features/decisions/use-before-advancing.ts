import { canTake } from '#contract/decisions/application-actions.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

import type { CommandScope } from './command-scope.ts'
import { countKnockOuts, type ListRow, type Target } from './decision-queries.ts'
import { useDecisionError } from './use-decision-error.ts'
import { useKnockOutWarning } from './use-knock-out-warning.tsx'

/** Asks before applicants of a list are advanced, where some have knock-out answers; `warning` is the dialog that does. */
export function useBeforeAdvancing(scopeOf: (target: Target) => CommandScope) {
  const errorText = useDecisionError()
  const { warn, warning } = useKnockOutWarning()
  const beforeAdvancing = (about: Target, advance: () => void) => {
    if (about.kind === 'named') return warn(about.rows.filter(canAdvance), advance)
    void countKnockOuts(scopeOf(about), about.matching)
      .then((count) => warn(count, advance))
      .catch((error: unknown) => notify({ type: 'error', body: errorText(error) }))
  }
  return { beforeAdvancing, warning }
}

function canAdvance({ status }: ListRow): boolean {
  return canTake(status, 'advance')
}
