// What the writing help takes from a document and puts into it. What a model wrote is foreign HTML: of it only text with
// simple formatting comes in. It knows no React.
import { DOMParser as DocumentParser, DOMSerializer } from '@milkdown/kit/prose/model'
import type { EditorView } from '@milkdown/kit/prose/view'

/** A part of the document, as it was. */
export type Passage = { readonly from: number; readonly to: number; readonly html: string }

const FOREIGN =
  'img,video,audio,picture,source,iframe,object,embed,svg,math,style,script,link,meta,form'

/** What is selected; the whole document where nothing is. */
export function passageOf(view: EditorView): Passage {
  const { doc, selection, schema } = view.state
  const isAll = selection.empty
  const [from, to] = isAll ? [0, doc.content.size] : [selection.from, selection.to]
  const part = isAll ? doc.content : doc.slice(from, to).content
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(part))
  const isEmpty = holder.textContent.trim() === ''
  return { from, to, html: isEmpty ? '' : holder.innerHTML }
}

/** Where a new text goes: in place of what is selected, or where the cursor is. */
export function passageAtSelection(view: EditorView): Passage {
  const { from, to } = view.state.selection
  return { from, to, html: '' }
}

/** Puts what a model wrote in place of a passage, as one step that can be undone. */
export function putWritten(
  view: EditorView,
  { passage, written }: { passage: Passage; written: string },
): void {
  const { from, to } = passage
  const slice = DocumentParser.fromSchema(view.state.schema).parseSlice(cleaned(written))
  view.dispatch(view.state.tr.replaceRange(from, to, slice).scrollIntoView())
}

/** What a model wrote, as the document would show it, in `target`; its links lead nowhere yet. */
export function showWritten(
  view: EditorView,
  { written, target }: { written: string; target: HTMLElement },
): void {
  const { schema } = view.state
  const node = DocumentParser.fromSchema(schema).parse(cleaned(written))
  target.replaceChildren(DOMSerializer.fromSchema(schema).serializeFragment(node.content))
  for (const link of target.querySelectorAll('a')) link.removeAttribute('href')
}

/** While a suggestion waits, the text that it is about stays as it is. */
export function holdText(view: EditorView, isHeld: boolean): void {
  view.setProps({ editable: () => !isHeld })
}

function cleaned(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(FOREIGN)) element.remove()
  for (const link of body.querySelectorAll('a'))
    if (!/^(https?:|mailto:)/i.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
  return body
}
