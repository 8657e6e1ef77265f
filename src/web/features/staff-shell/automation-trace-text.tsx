// That a rule of the requisition did it, by the name that it had then.
import { Trans } from '@lingui/react/macro'

export function AutomationTraceText({ name }: { name: string }) {
  return <Trans>Automated, by the rule {name}</Trans>
}
