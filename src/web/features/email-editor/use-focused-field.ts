import { useEffect, useRef } from 'react'

import type { EditorTab } from './email-editor-search.ts'
import type { TemplateDraft } from './template-draft.ts'

type Wanted = { readonly field: keyof TemplateDraft; readonly tab: EditorTab }

/** Moves the focus to a field of the form, once its tab is shown. */
export function useFocusedField({ formId, tab }: { formId: string; tab: EditorTab }) {
  const wanted = useRef<Wanted | null>(null)
  const focusWanted = () => {
    if (wanted.current === null || wanted.current.tab !== tab) return
    const form = document.getElementById(formId)
    const { field } = wanted.current
    wanted.current = null
    const control = form?.querySelector<HTMLElement>(`[name="${field}"]`)
    // The editor of rich text is no native control, and has no name.
    const editor = form?.querySelector<HTMLElement>('[role="textbox"]')
    ;(control ?? editor)?.focus()
  }
  useEffect(focusWanted)
  return (problem: Wanted) => {
    wanted.current = problem
    focusWanted()
  }
}
