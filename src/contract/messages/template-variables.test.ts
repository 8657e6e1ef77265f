import { describe, expect, it } from 'vitest'

import {
  fillTemplate,
  hasLooseBraces,
  parseTemplate,
  requiredVariables,
  unknownVariables,
  type TemplateValues,
} from './template-variables.ts'

const values: TemplateValues = {
  first_name: 'Ada',
  last_name: '',
  job_name: 'Pilot <b>',
  current_step_name: 'Interview',
  company_name: 'Harbour Works',
  sender_name: '',
  job_invite_link: 'https://example.com/x',
}

describe('variables of a message', () => {
  it.each([
    ['Hello {{first_name}}', 'Hello Ada'],
    ['{{ first_name }}!', 'Ada!'],
    ['{{last_name|:there}}', 'there'],
    ['{{first_name|:there}}', 'Ada'],
    ['{{last_name}}.', '.'],
    ['{{sender_name|:}}', ''],
    ['{{first_name', '{{first_name'],
    ['{first_name}', '{first_name}'],
    ['{{salary}}', '{{salary}}'],
    ['{{first_name}}{{job_name}}', 'AdaPilot <b>'],
  ])('fills %j', (template, filled) => {
    expect(fillTemplate(template, { values })).toBe(filled)
  })

  it('writes values as the target needs them, and leaves the rest as it is written', () => {
    const format = (value: string) => value.replace('<', '&lt;')
    expect(fillTemplate('<p>{{job_name}}</p>', { values, format })).toBe('<p>Pilot &lt;b></p>')
  })

  it('does not fill a value that looks like a variable', () => {
    const tricky = { ...values, first_name: '{{company_name}}' }
    expect(fillTemplate('{{first_name}}', { values: tricky })).toBe('{{company_name}}')
  })

  it('names what is unknown, and what has to have a value', () => {
    const template = '{{salary}} {{salary}} {{}} {{first_name}} {{last_name|:x}} {{first_name}}'
    expect(unknownVariables(template)).toEqual(['salary', ''])
    expect(requiredVariables(template)).toEqual(['first_name'])
  })

  it('takes the variables of another kind of email', () => {
    const names = ['reset_link']
    expect(unknownVariables('{{reset_link}} {{first_name}}', names)).toEqual(['first_name'])
    expect(fillTemplate('{{reset_link}} {{job_name}}', { values: { reset_link: 'x' } })).toBe(
      'x {{job_name}}',
    )
  })

  it('takes a name with a colon, beside a fallback', () => {
    const template = '{{signature:candidate}} {{date:company_1|:later}}'
    expect(parseTemplate(template)).toEqual([
      { kind: 'variable', name: 'signature:candidate', fallback: '' },
      { kind: 'text', text: ' ' },
      { kind: 'variable', name: 'date:company_1', fallback: 'later' },
    ])
    expect(fillTemplate(template, { values: { 'signature:candidate': 'x' } })).toBe(
      'x {{date:company_1}}',
    )
  })

  it('has the fallback where the value is only blanks', () => {
    const blank = { ...values, first_name: ' \u00a0 ' }
    expect(fillTemplate('{{first_name|:there}}', { values: blank })).toBe('there')
  })

  it.each([
    ['{{first_name|:{{last_name}}}}', true],
    ['{{first_name', true],
    ['first_name}}', true],
    ['{first_name}', false],
    ['{{first_name|:there}} {', false],
  ])('says of %j whether braces are loose: %s', (template, isLoose) => {
    expect(hasLooseBraces(template)).toBe(isLoose)
  })

  it('gives back every character of a text of braces, and in no long time', () => {
    const text = '{{|:'.repeat(20_000)
    const parts = parseTemplate(text)
    expect(parts).toEqual([{ kind: 'text', text }])
  })
})
