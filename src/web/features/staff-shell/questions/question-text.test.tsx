import { describe, expect, it } from 'vitest'

import { htmlOfText, textOfHtml } from './question-text.ts'

describe('the text of a question and its HTML', () => {
  it('are the same words', () => {
    const html = htmlOfText('Can you lift <20 kg & more>?\nEvery day?')
    expect(html).toBe('<p>Can you lift &lt;20 kg &amp; more&gt;?</p><p>Every day?</p>')
    expect(textOfHtml(html)).toBe('Can you lift <20 kg & more>? Every day?')
  })

  it('are words of different lines apart, and nothing where there are none', () => {
    const html = '<p>Can you:</p><ul><li><p>lift</p></li><li><p>drive<br>a van</p></li></ul>'
    expect(textOfHtml(html)).toBe('Can you: lift drive a van')
    expect(textOfHtml('<p></p>')).toBe('')
  })
})
