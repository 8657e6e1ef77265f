const WEB_ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/

/** Plain text as it was typed, in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(WEB_ADDRESS).map((part, index) =>
    // Every second part is what the pattern matched.
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text do not move
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
