// Images and videos in the editor's document. Only what was uploaded here is shown: pasted media of other hosts are dropped.
import { imageSchema } from '@milkdown/kit/preset/commonmark'
import { NodeSelection } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { $nodeSchema } from '@milkdown/kit/utils'

import type { MediaKind } from './editor-services.ts'

/** What the user says of an image or a video. */
export type MediaFacts = {
  readonly src: string
  /** For people who do not see an image; the name of a video. */
  readonly label: string
  /** px; null for its own width. */
  readonly width: number | null
}

export type SelectedMedia = MediaFacts & { readonly kind: MediaKind }

const UPLOADED = /^(?:https?:\/\/[^/]+)?(\/media\/v1\/[0-9a-f-]{36}\/)$/

/** Images with a width, in place of Milkdown's, which have none. */
export const uploadedImage = imageSchema.extendSchema((base) => (ctx) => {
  const own = base(ctx)
  return {
    ...own,
    attrs: { ...own.attrs, width: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element: HTMLElement) => {
          const src = uploadedPath(element)
          if (src === null) return false
          return { src, alt: element.getAttribute('alt') ?? '', width: widthOf(element) }
        },
      },
    ],
    toDOM: ({ attrs }) => ['img', attributesOf(attrs)],
  }
})

export const uploadedVideo = $nodeSchema('video', () => ({
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  attrs: {
    src: { default: '' },
    title: { default: '' },
    width: { default: null },
    height: { default: null },
    loop: { default: false },
    muted: { default: false },
    poster: { default: null },
  },
  parseDOM: [
    {
      tag: 'video[src]',
      getAttrs: videoAttributes,
    },
  ],
  toDOM: ({ attrs }) => ['video', { controls: '', ...attributesOf(attrs) }],
  // Never written here.
  parseMarkdown: { match: () => false, runner: () => undefined },
  toMarkdown: { match: (node) => node.type.name === 'video', runner: () => undefined },
}))

/** Puts an image or a video in place of the selection; one that is selected is changed. */
export function putMedia(
  view: EditorView,
  { kind, facts }: { kind: MediaKind; facts: MediaFacts },
): void {
  const type = view.state.schema.nodes[kind]
  if (type === undefined) return
  const { src, label, width } = facts
  const said = kind === 'image' ? { src, alt: label, width } : { src, title: label, width }
  const { selection } = view.state
  const before =
    selection instanceof NodeSelection && selection.node.type === type ? selection.node.attrs : {}
  // Given by the user, a width is the only measure: the height follows from it.
  view.dispatch(
    view.state.tr.replaceSelectionWith(type.create({ ...before, ...said, height: null })),
  )
}

/** The image or video that is selected; null for none. */
export function selectedMedia(selection: unknown): SelectedMedia | null {
  if (!(selection instanceof NodeSelection)) return null
  const { type, attrs } = selection.node
  const kind = type.name
  if (kind !== 'image' && kind !== 'video') return null
  const label: unknown = kind === 'image' ? attrs['alt'] : attrs['title']
  const width: unknown = attrs['width']
  return {
    kind,
    src: String(attrs['src']),
    label: typeof label === 'string' ? label : '',
    width: typeof width === 'number' ? width : null,
  }
}

function uploadedPath(element: HTMLElement): string | null {
  return UPLOADED.exec(element.getAttribute('src') ?? '')?.[1] ?? null
}

function widthOf(element: HTMLElement): number | null {
  return lengthOf(element, 'width')
}

function lengthOf(element: HTMLElement, name: 'width' | 'height'): number | null {
  const length = Number.parseInt(element.getAttribute(name) ?? '', 10)
  return Number.isNaN(length) ? null : length
}

// An `autoplay` that was stored, even as "false", is left out.
function videoAttributes(element: HTMLElement) {
  const src = uploadedPath(element)
  if (src === null) return false
  return {
    src,
    title: element.getAttribute('title') ?? '',
    width: widthOf(element),
    height: lengthOf(element, 'height'),
    loop: element.hasAttribute('loop'),
    muted: element.hasAttribute('muted'),
    poster: element.getAttribute('poster'),
  }
}

// As HTML has them: what is null, false or an empty title is not there.
function attributesOf(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) => {
      if (value === true) return [[name, '']]
      if (typeof value === 'number') return [[name, String(value)]]
      return typeof value === 'string' && (value !== '' || name === 'alt') ? [[name, value]] : []
    }),
  )
}
