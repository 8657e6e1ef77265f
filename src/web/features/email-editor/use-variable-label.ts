import { useLingui } from '@lingui/react'

import { TEMPLATE_VARIABLES, type TemplateVariable } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'

/** A function that names a variable; one of a mail of the product has its name in the braces alone. */
export function useVariableLabel(): (name: string) => string {
  const { i18n } = useLingui()
  return (name) => (isKnown(name) ? i18n._(VARIABLE_LABELS[name]) : name.replaceAll('_', ' '))
}

function isKnown(name: string): name is TemplateVariable {
  return TEMPLATE_VARIABLES.some((one) => one === name)
}
