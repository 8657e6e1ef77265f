import { describe, expect, it } from 'vitest'

import { type LetterToFill, fillLetter } from './fill-letter.ts'

const values: LetterToFill['values'] = {
  first_name: { kind: 'text', text: 'Ada <b>' },
  company_name: { kind: 'text', text: '{{last_name}} & Co' },
  salary_amount: { kind: 'money', amount: '52000.00', currency: 'USD' },
  start_date: { kind: 'date', date: '2027-01-15' },
  contingencies: { kind: 'text', text: 'One\nTwo' },
  offer_relocation: { kind: 'yes_no', yes: true },
  offer_days: { kind: 'number', number: '1234.5' },
  bonus: null,
}
const details = [
  { field_key: 'salary_amount', label: 'Pay & more', is_omitted_when_empty: false },
  { field_key: 'bonus', label: 'Bonus', is_omitted_when_empty: true },
  { field_key: 'equity', label: 'Equity', is_omitted_when_empty: false },
]

describe('a filled offer letter', () => {
  it.each([
    ['<p>{{first_name}}</p>', '<p>Ada &lt;b&gt;</p>'],
    ['<p>{{company_name}}</p>', '<p>{{last_name}} &amp; Co</p>'],
    ['<p>{{salary_amount}}</p>', '<p>$52,000.00</p>'],
    ['<p>{{start_date}}</p>', '<p>January 15, 2027</p>'],
    ['<p>{{contingencies}}</p>', '<p>One<br />Two</p>'],
    ['<p>{{offer_relocation}}, {{offer_days}}</p>', '<p>Yes, 1,234.5</p>'],
    ['<p>{{bonus|:none &amp; nothing}}</p>', '<p>none &amp; nothing</p>'],
    [
      '<p>Signed: {{signature:candidate}} {{date:company_2}}</p>',
      '<p>Signed: <span data-block="signature" data-signer="candidate"></span> <span data-block="date" data-signer="company_2"></span></p>',
    ],
  ])('has in the place of %j', (body_html, html) => {
    expect(fill({ body_html }).html).toBe(html)
    expect(fill({ body_html }).missing).toEqual([])
  })

  it('has a table in the place of its paragraph, without the rows that are left out when empty', () => {
    const html = fill({ body_html: '<p>a</p><p data-align="right">{{ details }}</p>' }).html
    expect(html).toBe(
      '<p>a</p><table><tbody><tr><th>Pay &amp; more</th><td>$52,000.00</td></tr><tr><th>Equity</th><td>—</td></tr></tbody></table>',
    )
  })

  it('names what has no value and no fallback, each once, with a table that was not chosen', () => {
    const body_html = '<p>{{bonus}} {{last_name}} {{bonus}}</p><p>{{details}}</p>'
    const filled = fillLetter({
      template: { language: 'en', header: '{{job_name}}', body_html, footer: '{{today|:now}}' },
      values,
      details: null,
    })
    expect(filled.missing).toEqual(['job_name', 'bonus', 'last_name', 'details'])
    expect(filled.html).toBe('<p>  </p>')
    expect([filled.header, filled.footer]).toEqual(['', 'now'])
  })

  it('has a header and a footer of plain text', () => {
    const filled = fill({ header: 'For {{first_name}}', footer: '{{salary_amount}}' })
    expect([filled.header, filled.footer]).toEqual(['For Ada <b>', '$52,000.00'])
  })

  it.each([
    ['es', 'USD 52,000.00', '15 de enero de 2027', 'Sí'],
    ['fr', '52 000,00 $US', '15 janvier 2027', 'Oui'],
  ] as const)('reads its values in %s', (language, pay, day, yes) => {
    const body_html = '{{salary_amount}}|{{start_date}}|{{offer_relocation}}'
    const { html } = fill({ language, body_html })
    expect(html.replaceAll(/[\u00a0\u202f]/g, ' ').split('|')).toEqual([pay, day, yes])
  })
})

function fill(template: Partial<LetterToFill['template']>) {
  const whole = { language: 'en', header: '', body_html: '', footer: '', ...template } as const
  return fillLetter({ template: whole, values, details })
}
