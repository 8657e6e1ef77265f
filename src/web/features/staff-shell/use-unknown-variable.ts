import { useLingui } from '@lingui/react/macro'

import { unknownVariables } from '#contract/messages/template-variables.ts'

/** Says which variable of a text there is not; undefined where all are known. */
export function useUnknownVariable(text: string): string | undefined {
  const { t } = useLingui()
  const [name] = unknownVariables(text)
  const written = `{{${name ?? ''}}}`
  return name === undefined ? undefined : t`There is no variable ${written}.`
}
