import { describe, expect, it } from 'vitest'

import { emailTemplates } from '#contract/examples/messages.ts'

import { groupTemplates } from './template-groups.ts'

const standard = emailTemplates.find(({ template_slug: slug }) => slug === 'not-selected')
const own = emailTemplates.find(({ type }) => type === 'team')
if (standard === undefined || own === undefined) throw new Error('The examples are not there.')
const french = { ...standard, language: 'fr' as const, template_display_name: 'Non retenue' }

describe('the templates of a company', () => {
  it('are one each, with all their languages, by the name in the language of the reader', () => {
    const groups = groupTemplates([standard, own, french], 'fr')
    expect(groups.map(({ slug, name }) => [slug, name])).toEqual([
      ['not-selected', 'Non retenue'],
      ['our-own', 'Visita al puerto'],
    ])
    expect(groups[0]?.texts).toEqual([standard, french])
    expect(groups.map(({ hasDefault }) => hasDefault)).toEqual([true, false])
  })
})
