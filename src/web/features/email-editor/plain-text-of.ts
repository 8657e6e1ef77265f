// The plain text that follows from a body, as the editor shows it. The server makes the stored one with the next save.

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, tr, blockquote, pre, hr'

/** A line for each block, and the address of a link after its text. */
export function plainTextOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href !== link.textContent) link.append(` (${href})`)
  }
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n')
  return body.textContent.replaceAll(/\n{3,}/g, '\n\n').trim()
}
