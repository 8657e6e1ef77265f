import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'

import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'

const TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  conflict: msg`Another user changed this model meanwhile. Nothing was done: close this, and look at the model again.`,
  model_name_taken: msg`There is a model of that name already. Choose another one.`,
  model_in_use: msg`This model is in use. Stop using it first.`,
  too_many_models: msg`There are 20 models, which is the most. Delete one first.`,
}

/** A function that says why a change of a model was refused. */
export function useModelError(): (error: unknown) => string {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  return (error) => {
    const text = error instanceof ApiError ? TEXTS[error.code] : undefined
    return text === undefined ? errorText(error) : i18n._(text)
  }
}
