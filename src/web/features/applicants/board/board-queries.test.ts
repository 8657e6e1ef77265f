import { describe, expect, it } from 'vitest'

import { applicant, applicants } from '#contract/examples/requisitions.ts'

import { cardsOf, type ColumnPages, totalOf, withCard, withoutCard } from './board-queries.ts'

const meta = { page: 1, page_size: 25, total: 40 }
const column: ColumnPages = {
  pages: [
    { data: applicants, meta },
    { data: [applicant], meta: { ...meta, page: 2 } },
  ],
  pageParams: [1, 2],
}

describe('the pages of a column of the board', () => {
  it('list an applicant once who is on two of them', () => {
    expect(cardsOf(column)).toEqual(applicants)
    expect(totalOf(column)).toBe(40)
  })

  it('lose an applicant who is moved away, and count one less', () => {
    const left = withoutCard(column, applicant.user_smartreq_id)
    expect(cardsOf(left)).toEqual(applicants.slice(1))
    expect(totalOf(left)).toBe(39)
  })

  it('have one who is moved there on top, and count one more', () => {
    const empty = { ...column, pages: [{ data: [], meta: { ...meta, total: 0 } }] }
    expect(cardsOf(withCard(empty, applicant))).toEqual([applicant])
    expect(totalOf(withCard(column, applicant))).toBe(41)
  })
})
