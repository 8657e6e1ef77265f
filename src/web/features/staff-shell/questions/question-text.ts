// Between the plain text of a question and its HTML. For the browser.

/** The text as HTML, a paragraph for each line. */
export function htmlOfText(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const paragraph = document.createElement('p')
      paragraph.textContent = line
      return paragraph.outerHTML
    })
    .join('')
}

/** The words of HTML alone, on one line, as the server takes them from it. */
export function textOfHtml(html: string): string {
  const spaced = html.replaceAll(/<br\b[^>]*>|<\/(?:p|li|h[1-6]|t[dhr])>/g, '$& ')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  return body.textContent.replaceAll(/\s+/g, ' ').trim()
}
