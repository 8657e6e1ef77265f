import { useAtomValue } from 'jotai'

import { pageNameAtom } from '#web/ui/layout/document-title.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

/** Says which page has come to those who do not see it: changing it inside the app is silent otherwise. */
export function PageAnnouncer() {
  const { name, count } = useAtomValue(pageNameAtom)
  // The browser itself says which page was loaded.
  return <VisuallyHidden aria-live="polite">{count > 1 && name}</VisuallyHidden>
}
