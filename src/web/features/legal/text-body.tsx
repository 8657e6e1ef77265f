import { useMemo } from 'react'

import styles from './legal.module.css'

/** The words of a text: paragraphs, and headings where a line begins with `## `. They are shown as words, never as HTML. */
export function TextBody({ body, headingLevel = 2 }: { body: string; headingLevel?: 2 | 3 | 4 }) {
  const Heading = `h${headingLevel}` as const
  const blocks = useMemo(() => blocksOf(body), [body])
  return (
    <div className={styles.body}>
      {blocks.map(({ key, isHeading, words }) =>
        isHeading ? <Heading key={key}>{words}</Heading> : <p key={key}>{words}</p>,
      )}
    </div>
  )
}

type Block = { key: string; isHeading: boolean; words: string }

function blocksOf(body: string): Block[] {
  return body
    .split(/\n{2,}|\n(?=## )|(?<=^## [^\n]*)\n/m)
    .filter((block) => block.trim() !== '')
    .map((block, index) => {
      const isHeading = block.startsWith('## ')
      return { key: String(index), isHeading, words: isHeading ? block.slice(3) : block }
    })
}
