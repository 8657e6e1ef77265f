import { PDF } from '@libpdf/core'
import { describe, expect, it } from 'vitest'

import { exampleLetter } from '#testing/example-letter.ts'
import { textIn } from '#testing/text-in-pdf.ts'

import { letterToPdf } from './document-engine.ts'
import { missingLetters } from './fonts.ts'
import { parseLetterHtml, textOf } from './letter-html.ts'

const PAGE = { width: 595.28, height: 841.89 }

describe('a letter as a PDF', () => {
  it('has its title, its language, its text, and pages that are numbered', async () => {
    const { pdf } = await letterToPdf({ ...exampleLetter, language: 'fr' })
    const document = await PDF.load(pdf)
    expect([document.getTitle(), document.getLanguage()]).toEqual(['Offer of employment', 'fr'])
    const [text = ''] = await textIn(pdf)
    for (const part of ['Nguyễn Thị Hương', 'Ελένη', 'Юлия', 'Salary: $85,000', 'Page 1 sur 1'])
      expect(text).toContain(part)
  })

  it('says where each signature block landed, and leaves no links there', async () => {
    const { pdf, blocks } = await letterToPdf(exampleLetter)
    expect(blocks.map(({ kind, signer }) => `${signer} ${kind}`).toSorted()).toEqual([
      'candidate date',
      'candidate name',
      'candidate signature',
      'company_1 date',
      'company_1 name',
      'company_1 signature',
    ])
    for (const { page, x, y, width, height } of blocks) {
      expect(page).toBe(0)
      expect(x).toBeGreaterThan(0)
      expect(x + width).toBeLessThan(PAGE.width)
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThan(PAGE.height)
    }
    const pages = (await PDF.load(pdf)).getPages()
    expect(pages.flatMap((page) => page.getLinkAnnotations())).toEqual([])
  })

  it('moves the blocks with the text in front of them', async () => {
    const first = await letterToPdf(exampleLetter)
    const html = `<p>One more paragraph.</p>${exampleLetter.html}`
    const second = await letterToPdf({ ...exampleLetter, html })
    const lower = (blocks: typeof first.blocks) => blocks.map(({ y }) => y)
    for (const [index, y] of lower(second.blocks).entries())
      expect(y).toBeLessThan(lower(first.blocks)[index] ?? 0)
  })

  it('gives the same text and blocks for the same letter', async () => {
    const [first, second] = await Promise.all([
      letterToPdf(exampleLetter),
      letterToPdf(exampleLetter),
    ])
    expect(second.blocks).toEqual(first.blocks)
    expect(await textIn(second.pdf)).toEqual(await textIn(first.pdf))
  })

  it('keeps the cells of a row in their order, headings among them', async () => {
    const html =
      '<table><tbody><tr><th>Salary</th><td>$52,000</td><th>Paid</th><td>monthly</td></tr></tbody></table>'
    const { pdf } = await letterToPdf({ ...exampleLetter, html })
    const [text = ''] = await textIn(pdf)
    expect(text.replaceAll(/\s+/gu, ' ')).toContain('Salary $52,000 Paid monthly')
  })

  it('takes forty pages on US Letter', async () => {
    const paragraph = `<p>${'Sed do eiusmod tempor incididunt ut labore. '.repeat(12)}</p>`
    const html = paragraph.repeat(360) + exampleLetter.html
    const { pdf, blocks } = await letterToPdf({ ...exampleLetter, pageSize: 'Letter', html })
    const pages = (await PDF.load(pdf)).getPages()
    expect(pages.length).toBeGreaterThanOrEqual(40)
    expect([pages[0]?.width, pages[0]?.height]).toEqual([612, 792])
    expect(blocks.every(({ page }) => page === pages.length - 1)).toBe(true)
  })

  it('wraps a word of thirty thousand letters over its pages', async () => {
    const { pdf } = await letterToPdf({ ...exampleLetter, html: `<p>${'x'.repeat(30_000)}</p>` })
    const pages = await textIn(pdf)
    const shown = pages.map((text) => text.split('x').length - 1)
    expect(shown.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(30_000)
    expect(pages.length).toBeGreaterThan(5)
  })

  it('drops what no letter has, and nothing of its text', async () => {
    const html = [
      '<script>alert(1)</script><style>p{}</style><iframe src="https://x.example">frame</iframe>',
      '<p onclick="x()"><a href="javascript:alert(1)">First</a></p>',
      '<img src="https://x.example/pixel.png"><img src="file:///etc/passwd">',
      '<table><tr><td colspan="99999999" rowspan="9999999">Second</td></tr><tr></tr></table>',
      `${'<div>'.repeat(50_000)}Third${'</div>'.repeat(50_000)}`,
      '<span data-block="signature" data-signer="no one"></span><ol start="-5"><li>Fourth</ol>',
    ].join('')
    const { pdf, blocks } = await letterToPdf({ ...exampleLetter, html })
    const text = (await textIn(pdf)).join('\n')
    for (const part of ['First', 'Second', 'Third', 'Fourth']) expect(text).toContain(part)
    expect(text).not.toMatch(/alert|frame/)
    expect(blocks).toEqual([])
    const links = (await PDF.load(pdf)).getPages().flatMap((page) => page.getLinkAnnotations())
    expect(links).toEqual([])
  })

  it('names the letters that its font lacks', async () => {
    expect(missingLetters('Dear 王小明 and ليلى,')).toEqual(['王', '小', '明', 'ل', 'ي', 'ى'])
    expect(missingLetters('Zoë, Dvořák, Łukasz, Nguyễn, Юлия, Ελένη, “quoted” – €')).toEqual([])
    await expect(letterToPdf({ ...exampleLetter, html: '<p>王</p>' })).rejects.toMatchObject({
      problem: 'missing_letters',
      detail: '王',
    })
  })

  it('has a text for each of its elements', () => {
    expect(textOf(parseLetterHtml('<p>a<b>b</b></p><p>c</p>'))).toBe('ab\n\nc\n')
  })
})
