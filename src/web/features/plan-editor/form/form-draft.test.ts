import { describe, expect, it } from 'vitest'

import { fieldId, type FormSection } from '#contract/assessments/form-fields.ts'
import { applicationForm } from '#contract/examples/application-form.ts'

import {
  addedTo,
  movedField,
  positionOf,
  replaced,
  restored,
  unusedFields,
  unusedSections,
  usual,
  usualSections,
  withoutField,
  withRequired,
  withSections,
} from './form-draft.ts'

const { sections } = applicationForm

function idsOf(all: readonly FormSection[]): string[] {
  return all.map(({ fields }) => fields.map(fieldId).join(' '))
}

describe('a form under edit', () => {
  it('moves a field by one, and through the ends of its section into the next one', () => {
    expect(idsOf(movedField(sections, { id: 'city', by: -1 }))[0]).toBe(
      'city phone linkedin website',
    )
    expect(idsOf(movedField(sections, { id: 'website', by: 1 })).slice(0, 2)).toEqual([
      'phone city linkedin',
      'website work_authorization salary nights employer',
    ])
    expect(idsOf(movedField(sections, { id: 'work_authorization', by: -1 })).slice(0, 2)).toEqual([
      'phone city linkedin website work_authorization',
      'salary nights employer',
    ])
    expect(idsOf(movedField(sections, { id: 'employer', by: 1 }))[2]).toBe('employer')
  })

  it('moves nothing beyond its ends, and nothing that is not there', () => {
    expect(movedField(sections, { id: 'phone', by: -1 })).toEqual(sections)
    expect(movedField(sections.slice(0, 1), { id: 'website', by: 1 })).toEqual(sections.slice(0, 1))
    expect(movedField(sections, { id: 'other', by: 1 })).toEqual(sections)
  })

  it('offers the standard fields and sections that it does not have', () => {
    expect(unusedFields(sections)).toEqual(['address', 'earliest_start', 'cover_letter', 'resume'])
    expect(unusedSections(sections)).toEqual(['work', 'more'])
  })

  it('adds, replaces and removes a field where it is meant', () => {
    const added = addedTo(sections, { sectionId: 'empty', field: usual('address', false) })
    expect(idsOf(added)[2]).toBe('address')
    expect(positionOf(added, 'address')).toBe(9)
    const required = replaced(added, withRequired(usual('address', false), true))
    expect(required[2]?.fields).toEqual([usual('address', true)])
    expect(idsOf(withoutField(added, 'address'))).toEqual(idsOf(sections))
  })

  it('takes a removal back without what was changed since', () => {
    const [contact, work] = sections
    if (contact === undefined || work === undefined) throw new Error('The form has two sections.')
    const [, city] = contact.fields
    const without = withoutField(withoutField(sections, 'city'), 'phone')
    const removed = { section: contact, index: 1, ...(city === undefined ? {} : { field: city }) }
    expect(idsOf(restored(without, removed))[0]).toBe('linkedin city website')
    expect(idsOf(restored(sections, removed))).toEqual(idsOf(sections))
    expect(idsOf(restored([work], removed))).toEqual([`${idsOf([work])[0]} city`])
    expect(idsOf(restored([], removed))).toEqual(['city'])
    const taken = addedTo([work], { sectionId: work.section_id, field: usual('phone', true) })
    expect(idsOf(restored(taken, { section: contact, index: 0 }))[0]).toBe('city linkedin website')
    expect(idsOf(restored(sections, { section: contact, index: 0 }))).toEqual(idsOf(sections))
  })

  it('says how many questions and minutes it is', () => {
    expect(withSections(sections)).toMatchObject({ question_count: 8, minutes: 5 })
    expect(withSections(usualSections()).question_count).toBe(5)
  })
})
