import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { effect, model } from '#contract/examples/predictive-models.ts'
import { requisitionDetail } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  createPredictiveModel,
  deletePredictiveModel,
  listPredictiveModels,
  previewModelEffect,
  savePredictiveModel,
  selectAndWeightPredictiveModel,
  selectPredictiveModel,
} from '#contract/requisitions/predictive-models.ts'
import { getRequisition } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const URL = '/smartreq-detail/setup/predictive-models?job=301'
const NAME = 'Retention, first year'
const used = { ...model, version_in_use: 1, scored_count: 84 }
const selected = { job_id: 301, is_use_pred_models: true, is_recalculating: true }
const listing = (models: (typeof model)[]) =>
  reply(listPredictiveModels, {
    data: { is_use_pred_models: models.some((one) => one.version_in_use !== null), models },
  })

describe('the predictive models', () => {
  it('teach what a model is while there is none', async () => {
    await renderApp(URL, { as: recruiter, replies: [listing([])] })
    await screen.findByRole('heading', { name: 'No predictive model yet' })
    screen.getByText('The weights of this requisition’s attributes.')
    await expectAccessible()
  })

  it.each([
    { locale: 'es', name: 'Modelo nuevo' },
    { locale: 'fr', name: 'Nouveau modèle' },
  ] as const)('speak the language $locale', async ({ locale, name }) => {
    await renderApp(URL, { as: recruiter, locale })
    await screen.findByRole('button', { name })
  })

  it('tell the version that scores from a newer one that waits', async () => {
    await renderApp(URL, { as: recruiter, replies: [listing([used])] })
    await screen.findByText('Version 1 in use')
    screen.getByText(`The model ${NAME}, version 1.`)
    screen.getByRole('button', { name: `Use version 2: ${NAME}` })
    await expectAccessible()
  })
})

describe('a new model', () => {
  it('begins with the attributes of the requisition, needs two weights, and shows what its converter does', async () => {
    const made: unknown[] = []
    const creates = reply(createPredictiveModel, ({ body }) => {
      made.push(body)
      return { data: { ...model, name: body.name } }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [listing([]), creates] })
    await user.click(await screen.findByRole('button', { name: 'New model from the attributes' }))
    await user.type(screen.getByLabelText('Name'), ' Tenure ')
    screen.getByText('Give at least two attributes a weight above zero.')
    await user.click(screen.getByRole('button', { name: 'Save the model' }))
    expect(made).toEqual([])
    await user.click(screen.getByText(/^Others/))
    await user.click(screen.getByRole('button', { name: 'Numerical reasoning' }))
    const kind = screen.getByLabelText('How the raw fit becomes a score')
    await user.selectOptions(kind, 'By cut points, in a straight line between them')
    const lowest = screen.getByLabelText('Score 1')
    await user.clear(lowest)
    await user.type(lowest, '20')
    await screen.findByText('A raw fit of 65 becomes a score of 72.')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Save the model' }))
    const points = [
      { from: 0, to: 20 },
      { from: 100, to: 100 },
    ]
    const attributes = [
      { attribute_type_id: 51, weight: 3 },
      { attribute_type_id: 52, weight: 1 },
    ]
    const expected = { name: 'Tenure', attributes, converter: { kind: 'linear', points } }
    await waitFor(() => expect(made).toEqual([expected]))
    await screen.findByText('The model Tenure is saved.')
  })

  it('is not stored with a converter that falls', async () => {
    const { user } = await renderApp(URL, { as: recruiter })
    await user.click(await screen.findByRole('button', { name: `Actions for ${NAME}` }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const score = await screen.findByLabelText('Score 2')
    await user.clear(score)
    await user.type(score, '100')
    const last = screen.getByLabelText('Score 3')
    await user.clear(last)
    await user.type(last, '30')
    await screen.findByText('A higher raw fit may not have a lower score.')
  })

  it('says when another user changed it meanwhile, and keeps what was typed', async () => {
    const replies = [refuse(savePredictiveModel, 'conflict')]
    const { user } = await renderApp(URL, { as: recruiter, replies })
    await user.click(await screen.findByRole('button', { name: `Actions for ${NAME}` }))
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }))
    await user.type(await screen.findByLabelText('Name'), '!')
    await user.click(screen.getByRole('button', { name: 'Save the model' }))
    await screen.findByText(/Another user changed this model meanwhile/)
    expect(screen.getByLabelText('Name')).toHaveProperty('value', `${NAME}!`)
  })
})

describe('using a model', () => {
  it('says in numbers what it would do before it does it', async () => {
    const sent: unknown[] = []
    const cuts: number[] = []
    const previews = reply(previewModelEffect, ({ query }) => {
      cuts.push(query.cut)
      return { data: effect }
    })
    const selects = reply(selectPredictiveModel, ({ body }) => {
      sent.push(body)
      return { data: selected }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [previews, selects] })
    await user.click(await screen.findByRole('button', { name: `Use this model: ${NAME}` }))
    const dialog = await screen.findByRole('dialog', { name: `Use the model ${NAME}?` })
    await within(dialog).findByText('71 of 84')
    expect(dialog.textContent).toContain('61.3 before, 66.4 after')
    expect(dialog.textContent).toContain('12 pass who did not, 3 fail who passed')
    const cut = within(dialog).getByLabelText('Compare who passes from this score on')
    await user.clear(cut)
    await user.type(cut, '75')
    await waitFor(() => expect(cuts.at(-1)).toBe(75))
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Use it and recalculate' }))
    await waitFor(() => expect(sent).toEqual([{ predictive_model_id: 701, version: 2 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    { compared: 4, text: 'This compares 4 applicants only: too few to judge the model by.' },
    { compared: 0, text: 'No applicant has a score yet, so there is nothing to compare.' },
  ])('is honest about $compared applicants', async ({ compared, text }) => {
    const few = reply(previewModelEffect, { data: { ...effect, compared } })
    const { user } = await renderApp(URL, { as: recruiter, replies: [few] })
    await user.click(await screen.findByRole('button', { name: `Use this model: ${NAME}` }))
    await screen.findByText(text)
  })

  it('can store its weights as those of the requisition', async () => {
    const sent: unknown[] = []
    const selects = reply(selectAndWeightPredictiveModel, ({ body }) => {
      sent.push(body)
      return { data: selected }
    })
    const { user } = await renderApp(URL, { as: recruiter, replies: [selects] })
    await user.click(await screen.findByRole('button', { name: `Use this model: ${NAME}` }))
    await user.click(await screen.findByRole('checkbox', { name: /Also store its weights/ }))
    await user.click(screen.getByRole('button', { name: 'Use it and recalculate' }))
    await waitFor(() => expect(sent).toEqual([{ predictive_model_id: 701, version: 2 }]))
  })

  it('ends by going back to the weights of the attributes', async () => {
    const sent: unknown[] = []
    const selects = reply(selectPredictiveModel, ({ body }) => {
      sent.push(body)
      return { data: { ...selected, is_use_pred_models: false } }
    })
    const replies = [listing([used]), selects]
    const { user } = await renderApp(URL, { as: recruiter, replies })
    await user.click(
      await screen.findByRole('button', { name: 'Go back to the attributes’ weights' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Go back and recalculate' }))
    await waitFor(() => expect(sent).toEqual([{ predictive_model_id: null }]))
  })

  it('shows how far the recalculation is', async () => {
    const recalculation = { done: 1200, total: 50_000 }
    const under = { ...requisitionDetail, is_recalculating: true, recalculation }
    await renderApp(URL, { as: recruiter, replies: [reply(getRequisition, { data: under })] })
    await screen.findByText('1,200 of 50,000')
    screen.getByRole('progressbar', { name: 'Progress of the recalculation' })
  })
})

it('Deleting a model names what goes and what stays', async () => {
  const models = [{ ...model, scored_count: 3 }]
  const deleted: unknown[] = []
  const deletes = reply(deletePredictiveModel, ({ params }) => {
    deleted.push(params.predictive_model_id)
    return { data: { predictive_model_id: 701 } }
  })
  const { user } = await renderApp(URL, { as: recruiter, replies: [listing(models), deletes] })
  await user.click(await screen.findByRole('button', { name: `Actions for ${NAME}` }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: `Delete the model ${NAME}?` })
  expect(dialog.textContent).toContain('3 applicants have a score that it made.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete the model' }))
  await waitFor(() => expect(deleted).toEqual([701]))
})
