// What Milkdown's document model lacks for rich text: alignment of blocks, size and underline of text.
import { headingSchema, paragraphSchema } from '@milkdown/kit/preset/commonmark'
import { $markSchema } from '@milkdown/kit/utils'

/** Sizes and alignments that a text can have. */
export type RichTextFormat = {
  readonly fontSizes: readonly number[]
  readonly defaultSize: number
  readonly alignments: readonly string[]
}

/** Paragraphs and headings with an alignment; null starts at the side where the language begins. */
export function alignedBlocks({ alignments }: RichTextFormat) {
  const alignOf = (element: HTMLElement) => {
    const named = element.dataset['align'] ?? element.style.textAlign
    return alignments.find((one) => one === named && one !== 'left') ?? null
  }
  const attrs = { align: { default: null } }
  const shown = (align: unknown) => (typeof align === 'string' ? { 'data-align': align } : {})
  const paragraph = paragraphSchema.extendSchema((base) => (ctx) => ({
    ...base(ctx),
    attrs,
    parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignOf(element) }) }],
    toDOM: ({ attrs: { align } }) => ['p', shown(align), 0],
  }))
  const heading = headingSchema.extendSchema((base) => (ctx) => {
    const own = base(ctx)
    return {
      ...own,
      attrs: { ...own.attrs, ...attrs },
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element: HTMLElement) => ({ level, align: alignOf(element) }),
      })),
      toDOM: ({ attrs: { level, align } }) => [`h${level}`, shown(align), 0],
    }
  })
  return [...paragraph, ...heading].flat()
}

/** Text of one of the sizes; without the mark it has the default. */
export function fontSizeMark({ fontSizes, defaultSize }: RichTextFormat) {
  const sizeOf = (named: string | undefined) => {
    const size = fontSizes.find((one) => String(one) === named?.replace('px', ''))
    return size === undefined || size === defaultSize ? false : { size }
  }
  return $markSchema('font_size', () => ({
    attrs: { size: { default: defaultSize } },
    excludes: 'font_size',
    parseDOM: [
      { tag: 'span[data-size]', getAttrs: (element) => sizeOf(element.dataset['size']) },
      { style: 'font-size', getAttrs: (value) => sizeOf(value) },
    ],
    toDOM: ({ attrs: { size } }) => ['span', { 'data-size': String(size) }, 0],
    ...noMarkdown('font_size'),
  }))
}

export const underlineMark = $markSchema('underline', () => ({
  parseDOM: [{ tag: 'u' }, { style: 'text-decoration=underline' }],
  toDOM: () => ['u', 0],
  ...noMarkdown('underline'),
}))

// Milkdown asks every mark how it reads as Markdown, which is never written here.
function noMarkdown(name: string) {
  return {
    parseMarkdown: { match: () => false, runner: () => undefined },
    toMarkdown: {
      match: (mark: { type: { name: string } }) => mark.type.name === name,
      runner: () => undefined,
    },
  }
}
