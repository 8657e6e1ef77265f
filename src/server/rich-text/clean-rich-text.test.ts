import { describe, expect, it } from 'vitest'

import {
  cleanRichText,
  plainTextOf,
  withInlineStyles,
  withWholeAddresses,
} from './clean-rich-text.ts'

const ORIGIN = 'https://hire.example.com'
const MEDIA = '/media/v1/0198c2de-0000-7000-8000-000000000001/'

describe('rich text', () => {
  it.each([
    ['<p>Hello <strong>there</strong></p>'],
    ['<h2 data-align="center">Who we are</h2>'],
    ['<p><span data-size="24">Large</span> and <u>underlined</u></p>'],
    ['<ul><li><p>One</p></li><li><p>Two</p></li></ul>'],
    [
      '<table><tbody><tr><th colspan="2"><p>Day</p></th></tr><tr><td><p>1</p></td></tr></tbody></table>',
    ],
    [`<p><img src="${MEDIA}" alt="Our team" width="320" /></p>`],
    [`<video src="${MEDIA}" controls title="A day with us" width="640" height="360" loop></video>`],
    ['<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener noreferrer">Link</a></p>'],
  ])('keeps what the editor writes: %s', (html) => {
    expect(cleanRichText(html)).toBe(html)
  })

  it.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['a handler', '<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
    ['a script as an address', '<p><a href="java&#10;script:alert(1)">x</a></p>', '<p>x</p>'],
    ['an address of data', '<p><a href="data:text/html,x">x</a></p>', '<p>x</p>'],
    ['a frame', '<iframe src="https://example.com"></iframe><p>x</p>', '<p>x</p>'],
    ['a form', '<form action="/x"><p>x</p><input name="a"></form>', '<p>x</p>'],
    ['a style sheet', '<style>p{display:none}</style><p>x</p>', '<p>x</p>'],
    ['SVG', '<svg onload="alert(1)"><p>x</p></svg>', '<p>x</p>'],
    ['an image of another host', '<p>x<img src="https://example.com/a.png"></p>', '<p>x</p>'],
    ['an image without a file', '<p>x<img src="x" onerror="alert(1)"></p>', '<p>x</p>'],
    [
      'a video of another host',
      '<video src="https://example.com/a.mp4"></video><p>x</p>',
      '<p>x</p>',
    ],
    [
      'what an image is not',
      `<p><img src="${MEDIA}" alt="" onload="x()" srcset="y"></p>`,
      `<p><img src="${MEDIA}" alt="" /></p>`,
    ],
    [
      'that a video plays by itself',
      `<video src="${MEDIA}" autoplay="false" muted></video>`,
      `<video src="${MEDIA}" controls muted></video>`,
    ],
    [
      'a poster of another host',
      `<video src="${MEDIA}" controls poster="https://x.example/"></video>`,
      `<video src="${MEDIA}" controls></video>`,
    ],
    ['inline styles', '<p style="position:fixed;color:red">x</p>', '<p>x</p>'],
    ['classes and ids', '<p class="a" id="main">x</p>', '<p>x</p>'],
    [
      'a table of a million columns',
      '<table><tbody><tr><td colspan="1000000">x</td></tr></tbody></table>',
      '<table><tbody><tr><td>x</td></tr></tbody></table>',
    ],
  ])('drops %s', (_, html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  it.each([
    [
      'sizes as styles',
      '<p><span style="color:red; font-size: 18px">x</span></p>',
      '<p><span data-size="18">x</span></p>',
    ],
    ['a size that is not offered', '<p><span style="font-size:99px">x</span></p>', '<p>x</p>'],
    ['alignment as a style', '<p style="text-align: right">x</p>', '<p data-align="right">x</p>'],
    ['alignment of another sort', '<p style="text-align: start">x</p>', '<p>x</p>'],
    [
      'old elements',
      '<p><b>a</b><i>b</i><s>c</s></p>',
      '<p><strong>a</strong><em>b</em><del>c</del></p>',
    ],
    ['blocks of another name', '<div>a</div>', '<p>a</p>'],
  ])('reads %s of other programs', (_, html, clean) => {
    expect(cleanRichText(html)).toBe(clean)
  })

  it.each([[''], ['<p></p>'], ['<p><br></p>'], ['<p>&nbsp;</p>'], ['<p> </p><p></p>']])(
    'is empty without words: %j',
    (html) => {
      expect(cleanRichText(html)).toBe('')
    },
  )

  it('does not change what is clean already', () => {
    const once = cleanRichText('<div style="text-align:center"><b>a</b> &lt;b&gt; &amp; c</div>')
    expect(cleanRichText(once)).toBe(once)
  })

  it('survives what is nested ten thousand deep', () => {
    expect(cleanRichText(`${'<ul><li>'.repeat(10_000)}x`).length).toBeLessThan(200_000)
  })

  it('has its sizes and alignments as styles where no style sheet is known', () => {
    const html = '<p data-align="center"><span data-size="18">a</span> data-size="18"</p>'
    expect(withInlineStyles(html, ORIGIN)).toBe(
      '<p style="text-align:center"><span style="font-size:18px">a</span> data-size="18"</p>',
    )
  })

  it('shows its images, and its videos as links, where a path leads nowhere', () => {
    const html = `<p><img src="${MEDIA}" alt="Team" width="320" /></p><video src="${MEDIA}" controls="" title="A day"></video>`
    expect(withInlineStyles(html, ORIGIN)).toBe(
      `<p><img alt="Team" width="320" src="${ORIGIN}${MEDIA}" style="max-width:100%" /></p><a href="${ORIGIN}${MEDIA}" rel="noopener noreferrer">A day</a>`,
    )
    expect(withWholeAddresses(html, ORIGIN)).toContain(`src="${ORIGIN}${MEDIA}"`)
  })

  it('says its words alone, a line for each block', () => {
    const html = '<h2>Who</h2><p>a &amp; b<br>c</p><ul><li><p>one</p></li></ul>'
    expect(plainTextOf(html)).toBe('Who\na & b\nc\none')
  })
})
