// Whether the editor of rich text shows HTML as it is. What it does not know, it would drop with the first change.

const ELEMENTS = new Set(
  'p h1 h2 h3 h4 h5 h6 br hr strong b em i u s del a span ul ol li blockquote code pre table thead tbody tr th td img'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'href title rel target src alt width start colspan rowspan data-align data-size'.split(' '),
)

export function isPlainRichText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.querySelectorAll('*')].every(
    (element) =>
      ELEMENTS.has(element.localName) &&
      element.getAttributeNames().every((name) => ATTRIBUTES.has(name)),
  )
}
