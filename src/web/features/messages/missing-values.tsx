import { Trans, useLingui } from '@lingui/react/macro'

import type { TemplateVariable } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Which variables of a message an applicant has no value for; nothing where there are none. */
export function MissingValues({ names }: { names: readonly TemplateVariable[] }) {
  const { i18n } = useLingui()
  const format = useFormatter()
  if (names.length === 0) return null
  const list = format.list(names.map((name) => i18n._(VARIABLE_LABELS[name])))
  return (
    <Banner tone="warning">
      <Trans>There is no value for this applicant: {list}.</Trans>
    </Banner>
  )
}
