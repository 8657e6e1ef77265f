// What the browser's own check of a form found, for its fields to say: instead of the browser's bubble, which speaks the
// browser's language and leaves with the next click.
import { useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * `listeners` go on the form, or around its fields. `invalid`: by the name of a control, what is wrong with it, until its
 * next change; empty where only the form knows what to say. The first wrong control gets the focus.
 */
export function useInvalidFields() {
  const { t } = useLingui()
  const [invalid, setInvalid] = useState<ReadonlyMap<string, string>>(new Map())
  const textOf = (control: Control): string => {
    const { validity, labels, title, type } = control
    const name = labels?.[0]?.textContent ?? control.name
    if (validity.valueMissing) return t`The ${name} field is required`
    if (title !== '') return title
    return type === 'email' ? t`Enter a whole email address, such as name@example.com.` : ''
  }
  const onInvalid = (event: FormEvent) => {
    const { target } = event
    if (!isControl(target)) return
    event.preventDefault()
    if (target.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === target)
      target.focus()
    setInvalid((now) => new Map(now).set(target.name, textOf(target)))
  }
  // Not `onInput`: a controlled select would be drawn with its old choice before it hears of the new one.
  const onChange = ({ target }: FormEvent) => {
    if (isControl(target)) setInvalid((now) => without(now, target.name))
  }
  return { invalid, listeners: { onInvalid, onChange } }
}

function without(invalid: ReadonlyMap<string, string>, name: string): ReadonlyMap<string, string> {
  return invalid.has(name) ? new Map([...invalid].filter(([one]) => one !== name)) : invalid
}

/** Whether an event is about a control of a form that has a value. */
export function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
