import { editorViewCtx } from '@milkdown/kit/core'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'

import { ALIGNMENTS, FONT_SIZES, RICH_TEXT } from '#contract/core/rich-text.ts'
import { cleanRichText } from '#server/rich-text/clean-rich-text.ts'
import { htmlOf, makeEditor } from '#web/ui/staff/editor/rich-text-core.ts'

afterEach(() => document.body.replaceChildren())

/** What an editor makes of HTML that it opens. */
async function opened(html: string): Promise<string> {
  const root = document.body.appendChild(document.createElement('div'))
  const nothing = () => undefined
  const editor = await makeEditor({
    root,
    html,
    format: RICH_TEXT,
    attributes: {},
    onChange: nothing,
    onSelect: nothing,
  }).create()
  const written = htmlOf(editor.ctx.get(editorViewCtx).state.doc)
  await editor.destroy()
  root.remove()
  return written
}

const words = fc.stringMatching(/^[a-zé&<>"'.]{1,8}( [a-zé&<>"'.]{1,8}){0,3}$/)
const text = words.map((some) =>
  some.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
)
const marked = fc
  .tuple(text, fc.constantFrom('', 'strong', 'em', 'u', 'del', 'a', ...FONT_SIZES.map(String)))
  .map(([some, mark]) => {
    if (mark === '') return some
    if (mark === 'a') return `<a href="https://example.com/" rel="noopener noreferrer">${some}</a>`
    return /\d/.test(mark)
      ? `<span data-size="${mark}">${some}</span>`
      : `<${mark}>${some}</${mark}>`
  })
const MEDIA = '/media/v1/0198c2de-0000-7000-8000-000000000001/'
const size = fc.integer({ min: 16, max: 2000 })
const image = fc
  .tuple(fc.stringMatching(/^[a-z ]{0,12}$/), fc.option(size))
  .map(
    ([alt, width]) =>
      `<img src="${MEDIA}" alt="${alt}"${width === null ? '' : ` width="${width}"`} />`,
  )
const video = fc
  .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.option(size), fc.subarray(['loop', 'muted']))
  .map(
    ([title, width, flags]) =>
      `<video src="${MEDIA}" title="${title}"${width === null ? '' : ` width="${width}" height="${width}"`} ${flags.join(' ')}></video>`,
  )
const line = fc
  .array(fc.oneof({ weight: 6, arbitrary: marked }, image), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '))
const block = fc
  .tuple(
    fc.constantFrom('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'),
    fc.constantFrom(...ALIGNMENTS),
    line,
  )
  .map(([tag, align, some]) => `<${tag} data-align="${align}">${some}</${tag}>`)
const list = fc
  .tuple(fc.constantFrom('ul', 'ol'), fc.array(line, { minLength: 1, maxLength: 3 }))
  .map(
    ([tag, items]) => `<${tag}>${items.map((one) => `<li><p>${one}</p></li>`).join('')}</${tag}>`,
  )
const table = fc
  .tuple(
    fc.array(text, { minLength: 2, maxLength: 2 }),
    fc.array(text, { minLength: 2, maxLength: 2 }),
  )
  .map(
    ([head, row]) =>
      `<table><tbody><tr>${head.map((one) => `<th><p>${one}</p></th>`).join('')}</tr>` +
      `<tr>${row.map((one) => `<td><p>${one}</p></td>`).join('')}</tr></tbody></table>`,
  )
const document_ = fc
  .array(fc.oneof({ weight: 4, arbitrary: block }, list, table, video), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''))

it('is the same after it was opened and stored again, for 200 generated documents', async () => {
  await fc.assert(
    fc.asyncProperty(document_, async (html) => {
      const stored = cleanRichText(html)
      expect(cleanRichText(await opened(stored))).toBe(stored)
    }),
    { numRuns: 200 },
  )
}, 60_000)

it('drops images of other hosts, and that a video plays by itself', async () => {
  expect(await opened('<p>a<img src="https://example.com/x.png"></p>')).toBe('<p>a</p>')
  expect(await opened(`<video src="${MEDIA}" autoplay="false"></video>`)).not.toContain('autoplay')
})

it.each([[''], ['<p></p>'], ['<p><br></p>']])('is empty without words: %j', async (html) => {
  expect(await opened(html)).toBe('')
})
