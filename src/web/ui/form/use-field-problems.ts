// One way for forms to say which field is wrong: what is missing, and what the server refused, at the field itself.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type FormEvent } from 'react'

import { focusWrongField } from '../layout/wrong-field.ts'
import { isControl, useInvalidFields } from './use-invalid-fields.ts'

type Found = {
  /** Changed since the server's refusal, which is of what was there before. */
  readonly edited: ReadonlySet<string>
  readonly error: unknown
}

/** Whether an error of the server names a field or a part of it, such as `allowed_domains.0`. */
function isRefusedField(error: unknown, name: string): boolean {
  return fieldsOf(error).some((field) => field === name || field.startsWith(`${name}.`))
}

/** What is said of a field when no one knows better words for it. */
export function useGenericProblem(): string {
  const { t } = useLingui()
  return t`Check what you entered here.`
}

/**
 * What is wrong with the fields of a form, whose controls are named as the server names its fields. `form` goes on the
 * form itself. `problemOf` gives a control's `error`: `words` says more than that it is wrong. The first wrong control
 * gets the focus, and what is wrong with a control goes away with the next change of it.
 * @param error of the last submission; null for none
 */
export function useFieldProblems(error: unknown) {
  const generic = useGenericProblem()
  const { invalid, listeners } = useInvalidFields()
  const [found, setFound] = useState<Found>({ edited: new Set(), error })
  if (found.error !== error) setFound({ edited: new Set(), error })
  useEffect(() => {
    if (fieldsOf(error).length > 0) focusWrongField()
  }, [error])

  const onChange = (event: FormEvent) => {
    listeners.onChange(event)
    const { target } = event
    if (isControl(target))
      setFound((now) => ({ ...now, edited: new Set(now.edited).add(target.name) }))
  }
  const problemOf = (name: string, words?: string): string | undefined => {
    const wrong = words ?? generic
    const problem = invalid.get(name)
    if (problem !== undefined) return problem === '' ? wrong : problem
    return isRefusedField(error, name) && !found.edited.has(name) ? wrong : undefined
  }
  return { form: { ...listeners, onChange }, problemOf }
}

function fieldsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return []
  const { fields } = error
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : []
}
