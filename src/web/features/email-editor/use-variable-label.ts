import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { TEMPLATE_VARIABLES, type TemplateVariable } from '#contract/messages/template-variables.ts'
import { VARIABLE_LABELS } from '#web/features/messages/template-variable-labels.ts'

/** How a variable stands in a text. */
export function placeholderOf(name: string): string {
  return `{{${name}}}`
}

/** What the emails of the product name beside the variables of messages. */
const SYSTEM_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  greeting: msg`Greeting`,
  product_name: msg`Name of the product`,
  activity_name: msg`Name of the activity`,
  answer_text: msg`When the company replies`,
  ended_text: msg`What ended with the application`,
  retake_text: msg`When the candidate can apply again`,
  action_link: msg`Link of the button`,
  link_minutes: msg`Minutes that the link works`,
  link_days: msg`Days that the link works`,
  when: msg`Date and time`,
  place: msg`Place`,
}

/** A function that names a variable; null for one whose placeholder says what it is. */
export function useVariableLabel(): (name: string) => string | null {
  const { i18n } = useLingui()
  return (name) => {
    if (isNamed(name)) return i18n._(VARIABLE_LABELS[name])
    const { [name]: label } = SYSTEM_LABELS
    return label === undefined ? null : i18n._(label)
  }
}

function isNamed(name: string): name is TemplateVariable {
  return TEMPLATE_VARIABLES.some((one) => one === name)
}
