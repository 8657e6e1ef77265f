import { useLingui } from '@lingui/react'

import { TEMPLATE_VARIABLES, type TemplateVariable } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'

/** How a variable stands in a text. */
export function placeholderOf(name: string): string {
  return `{{${name}}}`
}

/** A function that names a variable; null for one of a system email, whose placeholder says what it is. */
export function useVariableLabel(): (name: string) => string | null {
  const { i18n } = useLingui()
  return (name) => (isNamed(name) ? i18n._(VARIABLE_LABELS[name]) : null)
}

function isNamed(name: string): name is TemplateVariable {
  return TEMPLATE_VARIABLES.some((one) => one === name)
}
