import { randomUUID } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import type { PredictiveModel } from '#contract/requisitions/predictive-models.ts'
import { attributeType } from '#server/db/schema/assessment.ts'
import { job } from '#server/db/schema/requisition.ts'
import { buildCompany, buildRequisition, buildStaff, only } from '#testing/builders.ts'
import { buildProfile } from '#testing/job-profiles.ts'
import {
  modelBody,
  modelsUrl,
  modelUrl,
  selectUrl,
  sharedAttributes,
} from '#testing/predictive-models.ts'
import { openTestApp } from '#testing/test-app.ts'

const test = await openTestApp()
const { database } = test
const { owner } = database
const company = await buildCompany(database)
const recruiter = await test.as(await buildStaff(database, { company, preset: 'Recruiter' }))
const [first = 0, second = 0] = await sharedAttributes(database)
const NAME = { en: 'Own', es: 'Propio', fr: 'Propre' }

describe('a predictive model', () => {
  it('is stored, listed, changed as a new version, and deleted', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const body = { ...modelBody([first, second], [3, 1]), name: '  Retention ' }
    const made = await create(jobId, body)
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({ name: 'Retention', version: 1, version_in_use: null })
    const model: PredictiveModel = made.body.data
    const renamed = await save(jobId, { model, body: { version: 1, name: 'Tenure' } })
    expect(renamed.body.data).toMatchObject({ name: 'Tenure', version: 1 })
    const converter = {
      kind: 'table',
      points: [
        { from: 0, to: 10 },
        { from: 50, to: 90 },
      ],
    }
    const changed = await save(jobId, { model, body: { version: 1, converter, attributes: [] } })
    expect(changed.body.data).toMatchObject({ version: 2, converter, attributes: body.attributes })
    expect(await modelsOf(jobId)).toMatchObject([{ name: 'Tenure', version: 2 }])
    expect((await remove(jobId, model)).status).toBe(200)
    expect(await modelsOf(jobId)).toEqual([])
    expect((await remove(jobId, model)).status).toBe(404)
  })

  it.each([
    ['one attribute', { attributes: [{ attribute_type_id: first, weight: 1 }] }, 'attributes'],
    ['a negative weight', modelBody([first, second], [1, -1]), 'attributes.1.weight'],
    ['weights of zero', modelBody([first, second], [0, 0]), 'attributes'],
    ['one weight above zero', modelBody([first, second], [1, 0]), 'attributes'],
    ['an attribute twice', modelBody([first, first]), 'attributes'],
    ['an attribute that does not exist', modelBody([first, 999_999_999]), 'attributes'],
    ['no name', { ...modelBody([first, second]), name: '  ' }, 'name'],
    ['a name of other characters', { ...modelBody([first, second]), name: 'a\0b' }, 'name'],
    [
      'a converter that falls',
      converted([
        { from: 0, to: 50 },
        { from: 100, to: 40 },
      ]),
      'converter',
    ],
    ['a converter of one point', converted([{ from: 0, to: 50 }]), 'converter.points'],
  ])('is refused with %s', async (_, body, field) => {
    const { jobId } = await buildRequisition(database, { company })
    const reply = await create(jobId, { name: 'M', converter: null, ...body })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields)).toContain(field)
    expect(await modelsOf(jobId)).toEqual([])
  })

  it('cannot weigh an attribute of another company', async () => {
    const { accountId } = await buildCompany(database)
    const values = { accountId, slug: 'theirs', category: 'competency', name: NAME }
    const { attributeTypeId } = only(await owner.insert(attributeType).values(values).returning())
    const { jobId } = await buildRequisition(database, { company })
    expect((await create(jobId, modelBody([first, attributeTypeId]))).status).toBe(400)
  })

  it('is not there for another company, or by the id of another requisition', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const other = await buildRequisition(database, { company })
    expect((await save(other.jobId, { model, body: { version: 1, name: 'X' } })).status).toBe(404)
    const chosen = { predictive_model_id: model.predictive_model_id, version: 1 }
    const selected = await recruiter.post(selectUrl(other.jobId), chosen, { key: randomUUID() })
    expect(selected.status).toBe(404)
    expect((await remove(other.jobId, model)).status).toBe(404)
    const strangers = await buildCompany(database)
    const stranger = await test.as(
      await buildStaff(database, { company: strangers, preset: 'Account admin' }),
    )
    expect((await stranger.get(modelsUrl(jobId))).status).toBe(404)
    const tried = await stranger.post(selectUrl(jobId), chosen, { key: randomUUID() })
    expect(tried.status).toBe(404)
  })

  it('has a name of its own in its requisition, whatever its case', async () => {
    const { jobId } = await buildRequisition(database, { company })
    await create(jobId, { ...modelBody([first, second]), name: 'Retention' })
    const again = await create(jobId, { ...modelBody([first, second]), name: 'RETENTION' })
    expect(again.body.error.code).toBe('model_name_taken')
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const renamed = await save(jobId, { model, body: { version: 1, name: 'retention' } })
    expect(renamed.body.error.code).toBe('model_name_taken')
  })

  it('changes once when two users change the same version at once', async () => {
    const { jobId } = await buildRequisition(database, { company })
    const { data: model } = (await create(jobId, modelBody([first, second]))).body
    const replies = await Promise.all(
      [2, 3].map((weight) => {
        const { attributes } = modelBody([first, second], [weight, 1])
        return save(jobId, { model, body: { version: 1, attributes } })
      }),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await modelsOf(jobId)).toMatchObject([{ version: 2 }])
  })

  it('is one of at most twenty', async () => {
    const { jobId } = await buildRequisition(database, { company })
    for (let count = 0; count < 20; count += 1) await create(jobId, modelBody([first, second]))
    const reply = await create(jobId, modelBody([first, second]))
    expect(reply.body.error.code).toBe('too_many_models')
  })
})

it('A model of a job profile is stored and used as one of a requisition, and scores no applicant', async () => {
  const { accountId } = company
  const jobId = await buildProfile(database, { accountId })
  const made = await create(jobId, modelBody([first, second], [3, 1]))
  expect(made.status).toBe(201)
  const { predictive_model_id: id } = made.body.data
  const body = { predictive_model_id: id, version: 1 }
  const used = await recruiter.post(selectUrl(jobId, 'select-and-weight/'), body)
  expect(used.body.data).toEqual({
    job_id: jobId,
    is_use_pred_models: true,
    is_recalculating: false,
  })
  expect(await modelsOf(jobId)).toMatchObject([{ version_in_use: 1, scored_count: 0 }])
  const { body: weighed } = await recruiter.get(`/job/v1/attribute-groups/${jobId}/`)
  expect(weighed.data.attributes).toEqual(made.body.data.attributes)
  expect((await remove(jobId, made.body.data)).body.error.code).toBe('model_in_use')
  const pathway = { accountId, jobTypeId: 4, title: 'Pathway' }
  const { jobId: pathwayId } = only(await owner.insert(job).values(pathway).returning())
  const refused = await create(pathwayId, modelBody([first, second]))
  expect([403, 404]).toContain(refused.status)
  expect((await recruiter.delete(`/job/v1/profile/${jobId}/`)).body.data.is_archived).toBe(false)
})

type Of = Pick<PredictiveModel, 'predictive_model_id'>

function create(jobId: number, body: unknown) {
  return recruiter.post(modelsUrl(jobId), body, { key: randomUUID() })
}

function save(jobId: number, { model, body }: { model: Of; body: unknown }) {
  return recruiter.patch(modelUrl(jobId, model), body, { key: randomUUID() })
}

function remove(jobId: number, model: Of) {
  return recruiter.delete(modelUrl(jobId, model), { key: randomUUID() })
}

async function modelsOf(jobId: number): Promise<PredictiveModel[]> {
  return (await recruiter.get(modelsUrl(jobId))).body.data.models
}

function converted(points: { from: number; to: number }[]) {
  return { ...modelBody([first, second]), converter: { kind: 'linear', points } }
}
