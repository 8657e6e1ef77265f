// Makes the text message of one recipient: who writes, their values in place of the variables, and how to stop texts.
import type { Locale } from '#contract/core/shape.ts'
import { fillTemplate, type TemplateVariable } from '#contract/messages/template-variables.ts'

import { missingOf, valuesOf, type MessageContext } from './compose-message.ts'

const STOP: Readonly<Record<Locale, string>> = {
  en: 'Stop texts:',
  es: 'No recibir más SMS:',
  fr: 'Ne plus recevoir de SMS :',
}

/** Where a person takes back the consent to texts. */
const PROFILE_PATH = '/user/personal-profile'

/** The whole message. A value stays on its line, whatever it holds. */
export function composeText(
  given: { readonly body: string; readonly language: Locale },
  context: MessageContext,
): { body: string; missing: TemplateVariable[] } {
  const { body, language } = given
  const values = valuesOf(context, language)
  const filled = fillTemplate(body, { values, format: oneLine })
  const { companyName } = context.to
  return {
    body: `${oneLine(companyName)}: ${filled}\n${STOP[language]} ${context.origin}${PROFILE_PATH}`,
    missing: missingOf(values, [body]),
  }
}

function oneLine(value: string): string {
  return value.replaceAll(/\p{Cc}+/gu, ' ')
}
