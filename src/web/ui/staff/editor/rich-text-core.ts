// The editor's document: HTML in, HTML out, and what is set at the selection. It knows no React.
import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  rootCtx,
} from '@milkdown/kit/core'
import { clipboard } from '@milkdown/kit/plugin/clipboard'
import { history } from '@milkdown/kit/plugin/history'
import { commonmark } from '@milkdown/kit/preset/commonmark'
import { gfm } from '@milkdown/kit/preset/gfm'
import { setBlockType, toggleMark } from '@milkdown/kit/prose/commands'
import { keymap } from '@milkdown/kit/prose/keymap'
import { DOMSerializer, type Node } from '@milkdown/kit/prose/model'
import { type EditorState, Plugin } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { $prose } from '@milkdown/kit/utils'

import { type SelectedMedia, selectedMedia, uploadedImage, uploadedVideo } from './media-schema.ts'
import {
  alignedBlocks,
  fontSizeMark,
  type RichTextFormat,
  underlineMark,
} from './rich-text-schema.ts'

/** What is set where the selection is. */
export type Selected = {
  readonly marks: ReadonlySet<string>
  /** `paragraph` or `h1`–`h6`; null for another kind of block. */
  readonly block: string | null
  readonly align: string
  readonly size: number
  readonly href: string | null
  readonly isInTable: boolean
  /** The image or video that is selected. */
  readonly media: SelectedMedia | null
}

type EditorOptions = {
  root: HTMLElement
  html: string
  format: RichTextFormat
  /** Attributes of the element that is typed into. */
  attributes: Record<string, string>
  onChange: (html: string) => void
  onSelect: (selected: Selected) => void
}

/** An editor in `root`, for `create()`. */
export function makeEditor(options: EditorOptions): Editor {
  const { root, html, format, attributes } = options
  return Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root)
      ctx.set(defaultValueCtx, { type: 'html', dom: parsed(html) })
      ctx.set(editorViewOptionsCtx, { attributes })
    })
    .use(commonmark)
    .use(gfm)
    .use(alignedBlocks(format))
    .use(fontSizeMark(format))
    .use(underlineMark)
    .use(uploadedImage)
    .use(uploadedVideo)
    .use(history)
    .use(clipboard)
    .use(shortcuts())
    .use(observer(options))
}

/** The view of an editor that is ready. */
export function viewOf(editor: Editor): EditorView {
  return editor.ctx.get(editorViewCtx)
}

/** Changes the blocks of the selection to a paragraph or a heading. */
export function setBlock(view: EditorView, block: string): void {
  const { schema } = view.state
  const level = /^h([1-6])$/.exec(block)?.[1]
  const name = level === undefined ? 'paragraph' : 'heading'
  const type = schema.nodes[name]
  if (type === undefined) return
  setBlockType(type, level === undefined ? {} : { level: Number(level) })(view.state, view.dispatch)
}

/** Aligns the paragraphs and headings of the selection. */
export function setAlign(view: EditorView, align: string): void {
  const { from, to } = view.state.selection
  const change = view.state.tr
  view.state.doc.nodesBetween(from, to, (node, position) => {
    if ('align' in node.attrs)
      change.setNodeMarkup(position, null, {
        ...node.attrs,
        align: align === 'left' ? null : align,
      })
  })
  view.dispatch(change)
}

/** Gives the selected text a size. */
export function setSize(view: EditorView, given: { size: number; defaultSize: number }): void {
  const { state } = view
  const type = state.schema.marks['font_size']
  if (type === undefined) return
  const { from, to, empty } = state.selection
  const isDefault = given.size === given.defaultSize
  const change = state.tr
  if (empty && isDefault) change.removeStoredMark(type)
  else if (empty) change.addStoredMark(type.create({ size: given.size }))
  else if (isDefault) change.removeMark(from, to, type)
  else change.addMark(from, to, type.create({ size: given.size }))
  view.dispatch(change)
}

/** Puts text in place of the selection. */
export function insertText(view: EditorView, text: string): void {
  view.dispatch(view.state.tr.insertText(text))
}

/** Puts a link on the selected text, or takes it off where `href` is null. */
export function setLink(view: EditorView, href: string | null): void {
  const { state } = view
  const type = state.schema.marks['link']
  if (type === undefined) return
  const { from, to } = rangeOfLink(state)
  const change = state.tr.removeMark(from, to, type)
  if (href !== null && from === to) change.insertText(href, from)
  const end = href !== null && from === to ? from + href.length : to
  if (href !== null) change.addMark(from, end, type.create({ href }))
  view.dispatch(change)
}

// The whole link around the cursor, or what is selected.
function rangeOfLink(state: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = state.selection
  if (!empty) return { from, to }
  const found = { from, to }
  $from.parent.forEach((child, offset) => {
    const start = $from.start() + offset
    const isHere = start <= from && from <= start + child.nodeSize
    if (isHere && child.marks.some((mark) => mark.type.name === 'link'))
      Object.assign(found, { from: start, to: start + child.nodeSize })
  })
  return found
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** The HTML of a document; the empty string for one that is only an empty line. */
export function htmlOf(doc: Node): string {
  const isEmpty = doc.textContent.trim() === '' && doc.childCount < 2 && isPlain(doc.firstChild)
  if (isEmpty) return ''
  const fragment = DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content)
  const box = document.createElement('div')
  box.append(fragment)
  return box.innerHTML
}

// An empty list or table is something that the user made, and so is an image without text.
function isPlain(node: Node | null): boolean {
  return node === null || (node.isTextblock && !hasImage(node))
}

function hasImage(node: Node): boolean {
  let isFound = false
  node.forEach((child) => {
    isFound ||= child.type.name === 'image'
  })
  return isFound
}

function shortcuts() {
  return $prose(() =>
    keymap({
      'Mod-u': (state, dispatch) => {
        const type = state.schema.marks['underline']
        return type !== undefined && toggleMark(type)(state, dispatch)
      },
    }),
  )
}

function observer({ format, onChange, onSelect }: EditorOptions) {
  return $prose(
    () =>
      new Plugin({
        view: () => ({
          update(view, before) {
            if (!before.doc.eq(view.state.doc)) onChange(htmlOf(view.state.doc))
            onSelect(selectedIn(view.state, format.defaultSize))
          },
        }),
      }),
  )
}

function selectedIn(state: EditorState, defaultSize: number): Selected {
  const { $from, from, to, empty } = state.selection
  const here = empty ? (state.storedMarks ?? $from.marks()) : []
  const isOn = (name: string) => {
    const type = state.schema.marks[name]
    if (type === undefined) return false
    return empty ? type.isInSet(here) !== undefined : state.doc.rangeHasMark(from, to, type)
  }
  const all = empty ? here : marksBetween(state)
  const { parent } = $from
  const names = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name)
  const size: unknown = all.find((mark) => mark.type.name === 'font_size')?.attrs['size']
  const href: unknown = all.find((mark) => mark.type.name === 'link')?.attrs['href']
  const align: unknown = parent.attrs['align']
  return {
    marks: new Set(['strong', 'emphasis', 'underline', 'strike_through'].filter(isOn)),
    block: blockOf(parent),
    align: typeof align === 'string' ? align : 'left',
    size: typeof size === 'number' ? size : defaultSize,
    href: typeof href === 'string' ? href : null,
    isInTable: names.includes('table'),
    media: selectedMedia(state.selection),
  }
}

function marksBetween(state: EditorState) {
  const { from, to } = state.selection
  const found: ReturnType<typeof state.selection.$from.marks>[number][] = []
  state.doc.nodesBetween(from, to, (node) => {
    found.push(...node.marks)
  })
  return found
}

function blockOf(node: Node): string | null {
  if (node.type.name === 'paragraph') return 'paragraph'
  if (node.type.name !== 'heading') return null
  return `h${String(node.attrs['level'])}`
}
