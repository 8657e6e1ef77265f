import { useLingui } from '@lingui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { nameDocument } from './document-title.ts'

type PageTitleProps = {
  className?: string | undefined
  /** For the tab and the announcement, where the heading alone does not say which page it is. */
  documentTitle?: string | undefined
  children: ReactNode
}

/** The h1 of a page. Its words are the title of the document too, so every page has one, in the reader's language. */
export function PageTitle({ className, documentTitle, children }: PageTitleProps) {
  // Reading the context follows a change of language.
  useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  // After every rendering: the words may come later than the heading.
  useLayoutEffect(() => {
    if (isOfThisDocument(heading.current))
      nameDocument(documentTitle ?? heading.current.textContent.trim())
  })
  useLayoutEffect(() => {
    if (!isOfThisDocument(heading.current)) return undefined
    return () => nameDocument('')
  }, [])
  return (
    <h1 ref={heading} className={className}>
      {children}
    </h1>
  )
}

// The style guide shows pages inside frames; they do not name the guide.
function isOfThisDocument(element: HTMLElement | null): element is HTMLElement {
  return element?.ownerDocument === document
}
