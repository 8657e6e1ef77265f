import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import { endpoint } from '#contract/core/endpoint.ts'
import { dataOf, idSchema } from '#contract/core/shape.ts'

import { staffEndpoints } from './staff-endpoints.ts'

const declared = {
  method: 'GET',
  url: '/account/v1/parking-spaces/',
  tag: 'Parking',
  summary: 'Parking spaces',
  policy: { level: 2, scope: 'account' },
  params: z.object({ account_id: idSchema }),
  responses: { 200: dataOf(z.object({ spaces: z.number() })) },
} as const

const never = () => Promise.reject(new Error('Nothing is asked for here.'))
const { query } = staffEndpoints({
  app: Fastify(),
  authenticate: never,
  originOf: () => 'http://localhost',
  scopes: { inAccount: never, atJob: never, atApplication: never, atApplications: never },
})

describe('an endpoint of staff', () => {
  it('is refused at the start where its path names no company', () => {
    const params = z.object({ space_id: idSchema })
    expect(() => query(endpoint({ ...declared, params }), never)).toThrow(
      'GET /account/v1/parking-spaces/: with the scope “account” it needs account_id, job_id or user_smartreq_id',
    )
  })

  it.each(['person', 'provider', 'public'] as const)(
    'is refused at the start with the scope %s, which is none of staff',
    (scope) => {
      const policy = { level: 2, scope } as const
      expect(() => query(endpoint({ ...declared, policy }), never)).toThrow(`scope “${scope}”`)
    },
  )

  it('is refused at the start where its reply has no envelope', () => {
    const responses = { 200: z.object({ spaces: z.number() }) }
    expect(() => query(endpoint({ ...declared, responses }), never)).toThrow(
      'its reply needs the envelope of dataOf() or pageOf()',
    )
  })
})
