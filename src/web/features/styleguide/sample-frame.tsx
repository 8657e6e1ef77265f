import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import styles from './styleguide.module.css'

// A document of the standards mode; without one the browser lays out as in the nineties.
const EMPTY_DOCUMENT = '<!doctype html><title></title>'

type SampleFrameProps = { title: string; children: ReactNode }

/**
 * A whole page to look at, in a window of its own width. It is drawn into an empty document: the server lets no page
 * of ours be loaded into a frame (http/security.ts), and that stays so.
 */
export function SampleFrame({ title, children }: SampleFrameProps) {
  const [page, setPage] = useState<Document | null>(null)
  const handleLoad = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = event.currentTarget
    if (contentDocument !== null) copyStyles(contentDocument)
    setPage(contentDocument)
  }
  // With every rendering of the guide: choosing a theme is one.
  useEffect(() => {
    if (page !== null) copyTheme(page)
  })
  return (
    <>
      <iframe
        className={styles.frame}
        title={title}
        srcDoc={EMPTY_DOCUMENT}
        sandbox="allow-same-origin"
        inert
        onLoad={handleLoad}
      />
      {page !== null && createPortal(children, page.body)}
    </>
  )
}

function copyStyles(page: Document): void {
  const sheets = document.head.querySelectorAll('link[rel="stylesheet"], style')
  page.head.append(...[...sheets].map((sheet) => page.importNode(sheet, true)))
}

function copyTheme(page: Document): void {
  for (const name of ['lang', 'data-theme']) {
    const value = document.documentElement.getAttribute(name)
    if (value === null) page.documentElement.removeAttribute(name)
    else page.documentElement.setAttribute(name, value)
  }
}
