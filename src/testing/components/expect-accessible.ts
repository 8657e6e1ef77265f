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
    rules: Object.fromEntries(OF_BROWSERS.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
  })
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
  expect(faults).toEqual([])
}
