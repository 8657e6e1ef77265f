import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'

import { APPLICATION_STATUSES, STEP_STATUSES } from '#contract/applicants/application-states.ts'
import {
  applicationStatusSchema,
  requisitionStatusSchema,
  stepStatusSchema,
} from '#contract/applicants/application.ts'
import { listApplicants, listRequisitions } from '#contract/requisitions/requisitions.ts'
import { sourceTypeLabel } from '#web/features/applicants/source-type-labels.ts'

import { placeIn } from '../applicants/applicant-neighbours.ts'
import {
  APPLICANT_ORDERINGS,
  applicantRequest,
  applicantsHref,
  applicantSearch,
  isNarrowed,
  scorecardHref,
} from '../applicants/applicant-search.ts'
import { applicationStatusLabels, stepStatusLabels } from '../applicants/application-labels.ts'
import { requisitionStatusLabels } from './requisition-labels.ts'
import { requisitionKeys } from './requisition-queries.ts'
import { jobSearch, requisitionRequest, requisitionSearch } from './requisition-search.ts'

describe('the view of the applicant list in its address', () => {
  it('keeps what is valid, in one order', () => {
    const search = {
      search: ' ana ',
      status: 'active,new',
      step_status: 'failed',
      step: 2,
      ordering: '-score',
      page: 3,
      page_size: 50,
    }
    expect(applicantSearch(search)).toEqual({ ...search, search: 'ana', status: 'new,active' })
  })

  it('leaves out what is not valid', () => {
    const search = {
      search: {},
      status: 'fired',
      step_status: 7,
      step: -1,
      ordering: 'salary',
      page: 'x',
      page_size: 1000,
    }
    expect(Object.values(applicantSearch(search)).every((value) => value === undefined)).toBe(true)
  })

  it('does not hold defaults', () => {
    const search = { search: '', ordering: '-application_date', page: 1, page_size: 25 }
    expect(applicantsHref({ jobId: 7, view: applicantSearch(search) })).toBe(
      '/smartreq-detail/applicants?job=7',
    )
  })

  it('is carried by the scorecard', () => {
    const view = applicantSearch({ status: 'new', page: 2 })
    expect(scorecardHref(610, { jobId: 7, view })).toBe(
      '/smartreq-detail-applicant/610?job=7&status=new&page=2',
    )
  })

  it('searches for a number as text', () =>
    expect(applicantSearch({ search: 2024 }).search).toBe('2024'))

  it('asks the server in words of the contract', () => {
    for (const ordering of APPLICANT_ORDERINGS) {
      const request = applicantRequest(applicantSearch({ ordering, status: 'new,active', page: 2 }))
      expect(listApplicants.query.safeParse(request).success).toBe(true)
      expect(request.ordering).toBe(ordering)
    }
  })

  it('knows when a user is left out', () => {
    expect(isNarrowed({ page: 3, ordering: 'name' })).toBe(false)
    expect(isNarrowed({ status: 'new' })).toBe(true)
  })
})

describe('the view of the requisition list in its address', () => {
  it('keeps what is valid and not the default', () => {
    expect(
      requisitionSearch({ search: 'care', status: 'open', ordering: 'title', page: 2 }),
    ).toEqual({
      search: 'care',
      status: 'open',
      ordering: 'title',
      page: 2,
    })
    expect(requisitionSearch({ status: 'lost', ordering: '-opened_at', page: 1 })).toEqual({})
  })

  it('asks the server in words of the contract', () => {
    expect(
      listRequisitions.query.safeParse(requisitionRequest({ ordering: 'status' })).success,
    ).toBe(true)
  })

  it('names a requisition by a positive number, or none', () => {
    expect(jobSearch({ job: 4 })).toEqual({ job: 4 })
    expect(jobSearch({ job: '4' })).toEqual({ job: 4 })
    expect(jobSearch({ job: 'x' })).toEqual({ job: 0 })
    expect(jobSearch({})).toEqual({ job: 0 })
  })
})

describe('words', () => {
  it('has one for every state of the contract', () => {
    expect(Object.keys(applicationStatusLabels)).toEqual(applicationStatusSchema.options)
    expect(Object.keys(stepStatusLabels)).toEqual(stepStatusSchema.options)
    expect(Object.keys(requisitionStatusLabels)).toEqual(requisitionStatusSchema.options)
  })

  it('offers every state as a filter', () => {
    expect([...APPLICATION_STATUSES].toSorted()).toEqual(applicationStatusSchema.options.toSorted())
    expect([...STEP_STATUSES].toSorted()).toEqual(stepStatusSchema.options.toSorted())
  })

  it('calls an unknown source other', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
    expect(i18n._(sourceTypeLabel('referrals'))).toBe('Referrals')
    expect(i18n._(sourceTypeLabel('carrier_pigeon'))).toBe('Other')
  })
})

describe('the place of an applicant in the list', () => {
  const list = { ids: [11, 12, 13], page: 2, pageSize: 3, total: 8 }

  it('has neighbours on the same page', () => {
    expect(placeIn(list, 12)).toEqual({
      position: 5,
      total: 8,
      previous: { page: 2, id: 11 },
      next: { page: 2, id: 13 },
    })
  })

  it('goes on at the edges of a page', () => {
    expect(placeIn(list, 11)?.previous).toEqual({ page: 1, id: 'last' })
    expect(placeIn(list, 13)?.next).toEqual({ page: 3, id: 'first' })
  })

  it('ends where the list ends', () => {
    expect(placeIn({ ids: [7, 8], page: 3, pageSize: 3, total: 8 }, 8)?.next).toBeNull()
    expect(placeIn({ ids: [1, 2, 3], page: 1, pageSize: 3, total: 8 }, 1)?.previous).toBeNull()
  })

  it('is unknown when they are not on the page', () => expect(placeIn(list, 99)).toBeNull())
})

describe('query keys', () => {
  it('tell views, requisitions and companies apart', () => {
    const request = applicantRequest({})
    expect(requisitionKeys.applicants(1, request)).not.toEqual(
      requisitionKeys.applicants(2, request),
    )
    expect(requisitionKeys.applicants(1, request)).not.toEqual(
      requisitionKeys.applicants(1, applicantRequest({ page: 2 })),
    )
    expect(requisitionKeys.list(1, requisitionRequest({}))).not.toEqual(
      requisitionKeys.list(2, requisitionRequest({})),
    )
  })
})
