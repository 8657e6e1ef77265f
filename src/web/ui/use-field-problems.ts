// One way for forms to say which field is wrong: what is missing, and what the server refused, at the field itself.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type FormEvent } from 'react'

import { focusWrongField } from './focus-recovery.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type Found = {
  /** By the name of the control: what the browser's check found. */
  readonly invalid: ReadonlyMap<string, string>
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
  const { t } = useLingui()
  const generic = useGenericProblem()
  const [found, setFound] = useState<Found>({ invalid: new Map(), edited: new Set(), error })
  if (found.error !== error) setFound({ invalid: new Map(), edited: new Set(), error })
  useEffect(() => {
    if (fieldsOf(error).length > 0) focusWrongField()
  }, [error])

  // Instead of the browser's bubble, which speaks the browser's language and leaves with the next click.
  const onInvalid = (event: FormEvent) => {
    const { target } = event
    if (!isControl(target)) return
    event.preventDefault()
    if (target.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === target)
      target.focus()
    const name = target.labels?.[0]?.textContent ?? target.name
    const text = target.validity.valueMissing ? t`The ${name} field is required` : ''
    setFound((now) => ({ ...now, invalid: new Map(now.invalid).set(target.name, text) }))
  }
  // Not `onInput`: a controlled select would be drawn with its old choice before it hears of the new one.
  const onChange = (event: FormEvent) => {
    const { target } = event
    if (!isControl(target)) return
    setFound((now) => {
      const invalid = new Map(now.invalid)
      invalid.delete(target.name)
      return { ...now, invalid, edited: new Set(now.edited).add(target.name) }
    })
  }
  const problemOf = (name: string, words?: string): string | undefined => {
    const wrong = words ?? generic
    const invalid = found.invalid.get(name)
    if (invalid !== undefined) return invalid === '' ? wrong : invalid
    return isRefusedField(error, name) && !found.edited.has(name) ? wrong : undefined
  }
  return { form: { onInvalid, onChange }, problemOf }
}

function fieldsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return []
  const { fields } = error
  return typeof fields === 'object' && fields !== null ? Object.keys(fields) : []
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
