import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { buildStaff } from '#testing/builders.ts'
import { openModelUse, weigh } from '#testing/model-use.ts'
import { modelBody, modelsUrl } from '#testing/predictive-models.ts'
import { fitsOf, recalculate, takeRecalculations } from '#testing/recalculation.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database, clock } = test
const { company, recruiter, attributes, measured, create, select } = await openModelUse(test)
const [first = 0, second = 0, third = 0] = attributes

describe('using a model', () => {
  it('also scores the answers again when that was under way, whose place it takes', async () => {
    const { jobId, ids } = await measured([[10, 30]])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const url = `/smartreq/v1/${jobId}/recalculate-scores/`
    await recruiter.post(url, undefined, { key: randomUUID() })
    clock.shift(1000)
    await select(jobId, { model })
    const orders = takeRecalculations(test)
    expect(orders.map(({ fit }) => fit)).toEqual([undefined, 'also'])
    await recalculate(test, orders)
    expect(await fitsOf(test, ids)).toEqual([20])
    expect((await requisitionOf(jobId)).is_recalculating).toBe(false)
  })

  it('is ordered once for a request that is sent twice, and not at all for what is in use', async () => {
    const { jobId } = await measured([[10, 30]])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const key = randomUUID()
    const replies = [await select(jobId, { model, key }), await select(jobId, { model, key })]
    expect(replies[1]?.body).toEqual(replies[0]?.body)
    expect(takeRecalculations(test)).toHaveLength(1)
    expect((await select(jobId, { model })).body.data.is_recalculating).toBe(false)
    expect(takeRecalculations(test)).toEqual([])
  })

  it('stores its weights as those of the requisition where that is asked for', async () => {
    const { jobId } = await measured([[10, 30]])
    await weigh(recruiter, { jobId, weights: [[third, 7]] })
    const { data: model } = (await create(jobId, modelBody([first, second], [2, 5]))).body
    await select(jobId, { model, rest: 'select-and-weight/' })
    const url = `/job/v1/attribute-groups/${jobId}/`
    expect((await recruiter.get(url)).body.data.attributes).toEqual(model.attributes)
  })

  it('is for managers of the requisition alone', async () => {
    const { jobId } = await measured([])
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const interviewer = await test.as(
      await buildStaff(database, { company, preset: 'Interviewer' }),
    )
    expect((await interviewer.get(modelsUrl(jobId))).status).toBe(403)
    expect((await select(jobId, { model, client: interviewer })).status).toBe(403)
  })
})

async function requisitionOf(jobId: number) {
  return (await recruiter.get(`/smartreq/v1/${jobId}/`)).body.data
}
