// What a browser does that translates the page: each text is replaced, as Google Translate does it, by two <font>.

/** Marks what was translated, so that a test sees which texts are. */
const mark = (text: string) => `«${text}»`

/** Translates every text that is on the page now, and all that comes; returns how to stop. */
export function translatePage(): () => void {
  const observer = new MutationObserver(() => translateAll())
  const translateAll = () => {
    observer.disconnect()
    for (const text of foundTexts()) text.replaceWith(translation(text.data))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  translateAll()
  return () => observer.disconnect()
}

function foundTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode() !== null) {
    const { currentNode } = walker
    const isToDo = currentNode.parentElement?.closest('font, script, style, textarea') === null
    if (currentNode instanceof Text && currentNode.data.trim() !== '' && isToDo)
      texts.push(currentNode)
  }
  return texts
}

function translation(text: string): HTMLElement {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = mark(text)
  outer.append(inner)
  return outer
}
