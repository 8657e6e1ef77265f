// The structure of a page as axe sees it. Colours and sizes need a browser: the walk over all screens checks those.
import axe from 'axe-core'
import { expect } from 'vitest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** What needs a layout, which jsdom has not. */
const OF_BROWSERS = ['color-contrast', 'target-size']

/** Expects the page, as it stands, to have one main landmark and no fault that axe knows. */
export async function expectAccessible(): Promise<void> {
  expect(document.querySelectorAll('main')).toHaveLength(1)
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: TAGS },
    rules: {
      ...Object.fromEntries(OF_BROWSERS.map((id) => [id, { enabled: false }])),
      'heading-order': { enabled: true },
    },
    resultTypes: ['violations'],
    // Nothing is loaded into a frame here.
    iframes: false,
  })
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(faults).toEqual([])
  expect(findEmptyLists(), 'lists of nothing').toEqual([])
  const skipLink = document.querySelector('a[href="#main"]')
  expect(skipLink?.closest('header, nav, main'), 'the landmark of the skip link').not.toBeNull()
  expect(findNamesWithoutVisibleText(), 'names that lack what the control shows').toEqual([])
}

/** A screen reader announces them as a list, and then there is nothing (IBM's checker finds them, axe does not). */
function findEmptyLists(): string[] {
  return [...document.querySelectorAll('ul, ol')]
    .filter((list) => list.children.length === 0)
    .map(({ outerHTML }) => outerHTML)
}

/** Users of voice control say what they see (WCAG 2.5.3). axe and IBM's checker need a layout to compare these. */
function findNamesWithoutVisibleText(): string[] {
  return [...document.querySelectorAll('button[aria-label], a[aria-label]')]
    .map((control) => ({ name: control.getAttribute('aria-label') ?? '', text: textOf(control) }))
    .filter(({ name, text }) => !normalize(name).includes(normalize(text)))
    .map(({ name, text }) => `"${name}" lacks "${text}"`)
}

function textOf(control: Element): string {
  const copy = control.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent
}

/** Letters and digits in lower case: how a name is punctuated does not matter to speech. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
