import { Children, Fragment, type ReactElement, type ReactNode } from 'react'

const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/

type LinkedTextProps = {
  text: string
  /** Of those whom it mentions. */
  names: readonly string[]
}

/** Plain text as it was typed, in which web addresses are links, and mentions stand out. */
export function LinkedText({ text, names }: LinkedTextProps) {
  return text.split(WEB_ADDRESS).map((part, index) =>
    // Every second part is what the pattern matched.
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not move
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not move
      <Fragment key={index}>{withNames(part, names)}</Fragment>
    ),
  )
}

function withNames(text: string, names: readonly string[]): ReactNode {
  let parts: (string | ReactElement)[] = [text]
  for (const name of new Set(names)) {
    const mention = <strong>@{name}</strong>
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(`@${name}`).flatMap((piece, at) => (at === 0 ? [piece] : [mention, piece]))
        : [part],
    )
  }
  return Children.toArray(parts)
}
