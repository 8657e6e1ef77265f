// Keeps the app working on a page that the browser translates. A translator replaces text nodes, which React goes on
// to change and to remove: the new text would never be seen (counters, the save badge), and removing throws
// (https://github.com/facebook/react/issues/11538). It must know nothing of what is on the page.

/** Where a node's place went: the element or text that a translator put there. */
const replacements = new WeakMap<Node, ChildNode>()

/** Lets React find the place of a text that a translator replaced. Call it before the first drawing; returns how to end it. */
export function survivePageTranslation(root: Node): () => void {
  const observer = new MutationObserver(noteReplaced)
  observer.observe(root, { childList: true, subtree: true })
  // Translators work between two drawings: what they did last may not have been told yet.
  const catchUp = () => noteReplaced(observer.takeRecords())
  const native = pick(Node.prototype)
  restoreChangedTexts(catchUp)
  Object.assign(Node.prototype, withReplacements(native, catchUp))
  return () => {
    observer.disconnect()
    Reflect.deleteProperty(Text.prototype, 'nodeValue')
    Object.assign(Node.prototype, native)
  }
}

// One record that takes a node away and adds another is a replacement; some translators add first and remove then.
function noteReplaced(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const beside = [previousSibling, nextSibling].find(
      (node) => node instanceof HTMLElement && node.localName === 'font' && added.has(node),
    )
    const replacement = addedNodes[0] ?? beside
    for (const removed of removedNodes)
      if (removed instanceof Text && isChild(replacement)) replacements.set(removed, replacement)
  }
}

function isChild(node: Node | null | undefined): node is ChildNode {
  return node instanceof Element || node instanceof Text
}

// A text that changes takes its place back, and is translated again.
function restoreChangedTexts(catchUp: () => void): void {
  const native = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...native,
    set(this: Text, value: string | null) {
      native?.set?.call(this, value)
      if (this.isConnected) return
      catchUp()
      const replacement = replacementOf(this)
      if (replacement === undefined) return
      replacements.delete(this)
      replacement.replaceWith(this)
    },
  })
}

type Methods = Pick<Node, 'removeChild' | 'insertBefore'>

function withReplacements(native: Methods, catchUp: () => void): Methods {
  return {
    removeChild<T extends Node>(this: Node, child: T): T {
      if (child.parentNode !== this) catchUp()
      native.removeChild.call(this, childIn(this, child))
      return child
    },
    insertBefore<T extends Node>(this: Node, node: T, next: Node | null): T {
      if (next !== null && next.parentNode !== this) catchUp()
      native.insertBefore.call(this, node, next === null ? null : childIn(this, next))
      return node
    },
  }
}

// Not by their names on the prototype, which the others take.
const pick = ({ removeChild, insertBefore }: Methods): Methods => ({ removeChild, insertBefore })

/** What stands in a parent for a child that was replaced, or wrapped; the child itself where nothing does. */
function childIn(parent: Node, child: Node): Node {
  if (child.parentNode === parent) return child
  let top: Node | null | undefined = child.parentNode === null ? replacementOf(child) : child
  while (top && top.parentNode !== parent) top = top.parentNode
  return top ?? child
}

// What a translator put there may have been replaced in its turn.
function replacementOf(node: Node): ChildNode | undefined {
  const replacement = replacements.get(node)
  if (replacement === undefined || replacement.isConnected) return replacement
  return replacementOf(replacement)
}
