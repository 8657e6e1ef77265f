// The steps of a plan as marks in the rows of both lists.
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { listAccountApplicants } from '#contract/applicants/account-applicants.ts'
import { applicant, listedApplicants } from '#contract/examples/requisitions.ts'
import { recruiter } from '#contract/examples/session.ts'
import type { StepProgress } from '#contract/progress/step-progress.ts'
import { getListLayout } from '#contract/requisitions/list-layouts.ts'
import { listApplicants } from '#contract/requisitions/requisitions.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { plainText } from '#testing/components/table-rows.ts'

const PATH = '/smartreq-detail/applicants?job=301'

const PASSED = { standard_title: 'assessments', state: 'done', activities: null } as const
const INTERVIEW = { title: 'Interview', standard_title: 'interview' } as const

/** A plan of four steps, of which the second is in a state. */
function planAt(second: Pick<StepProgress, 'state' | 'activities'>): StepProgress[] {
  return [
    { ...PASSED, job_step_id: 1, title: 'Assessments' },
    { ...INTERVIEW, ...second, job_step_id: 2 },
    ...ahead(3, 2),
  ]
}

function ahead(firstId: number, count: number): StepProgress[] {
  return Array.from({ length: count }, (_, index) => ({
    job_step_id: firstId + index,
    title: `Visit ${index + 1}`,
    standard_title: null,
    state: 'ahead',
    activities: null,
  }))
}

/** The cell with the steps of the only row of a list, as it is read out, and its marks in order. */
async function listedWith(steps: StepProgress[], locale: 'en' | 'es' | 'fr' = 'en') {
  const row = { ...applicant, step_progress: steps }
  const list = reply(listApplicants, { data: [row], meta: { page: 1, page_size: 25, total: 1 } })
  await renderApp(PATH, { as: recruiter, replies: [list], locale })
  return readSteps({ en: 'Step', es: 'Paso', fr: 'Étape' }[locale])
}

async function readSteps(header: string) {
  await screen.findAllByRole('rowheader')
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const [row] = screen.getAllByRole('row').slice(1)
  const cell = row?.querySelectorAll('th, td')[headers.indexOf(header)]
  const marks = cell?.querySelectorAll<SVGElement>('[data-state]') ?? []
  return {
    text: plainText(cell?.firstElementChild?.textContent ?? ''),
    marks: [...marks].map(({ dataset }) => dataset['state']),
    shapes: [...marks].map(({ innerHTML }) => innerHTML),
  }
}

describe('the steps of an applicant', () => {
  it.each([
    ['en', 'Step 2 of 4: Interview, 1 of 3 activities complete'],
    ['es', 'Paso 2 de 4: Entrevista, 1 de 3 actividades completadas'],
    ['fr', 'Étape 2 sur 4 : Entretien, 1 sur 3 activités terminées'],
  ] as const)('are marks with a sentence in the language %s', async (locale, text) => {
    const steps = planAt({ state: 'current', activities: { complete: 1, total: 3 } })
    const shown = await listedWith(steps, locale)
    expect(shown.text).toBe(text)
    expect(shown.marks).toEqual(['done', 'current', 'ahead', 'ahead'])
    await expectAccessible()
  })

  it.each([
    ['done', 'Step 2 of 4: Interview, passed'],
    ['failed', 'Step 2 of 4: Interview, failed'],
    ['skipped', 'Step 2 of 4: Interview, skipped'],
    ['current', 'Step 2 of 4: Interview'],
  ] as const)('say that the last one is %s, also by a shape of its own', async (state, text) => {
    const activities = state === 'current' ? { complete: 0, total: 0 } : null
    const shown = await listedWith(planAt({ state, activities }))
    expect(shown.text).toBe(text)
    expect(shown.marks).toEqual(['done', state, 'ahead', 'ahead'])
    const [first, second, third] = shown.shapes
    expect(second === first).toBe(state === 'done')
    expect(second).not.toBe(third)
  })

  it('name one activity as one', async () => {
    const steps = planAt({ state: 'current', activities: { complete: 0, total: 1 } })
    expect((await listedWith(steps)).text).toBe('Step 2 of 4: Interview, 0 of 1 activity complete')
  })

  it('are one mark and a number where there are more than eight', async () => {
    const [passed, failed] = planAt({ state: 'failed', activities: null })
    if (passed === undefined || failed === undefined) throw new Error('There is no plan.')
    const shown = await listedWith([passed, failed, ...ahead(3, 10)])
    expect(shown.text).toBe('Step 2 of 12: Interview, failed2/12')
    expect(shown.marks).toEqual(['failed'])
  })

  it('are eight marks at most', async () => {
    const shown = await listedWith([...planAt({ state: 'done', activities: null }), ...ahead(5, 4)])
    expect(shown.marks).toHaveLength(8)
    expect(shown.text).toBe('Step 2 of 8: Interview, passed')
  })

  it('say that an applicant is at no step yet', async () => {
    expect(await listedWith(ahead(1, 2))).toMatchObject({
      text: 'No step',
      marks: ['ahead', 'ahead'],
    })
  })

  it('are in the list of all applicants, each by the plan of its own requisition', async () => {
    const steps = planAt({ state: 'current', activities: { complete: 2, total: 3 } })
    const data = listedApplicants.slice(0, 1).map((row) => ({ ...row, step_progress: steps }))
    const list = reply(listAccountApplicants, { data, meta: { page: 1, page_size: 25, total: 1 } })
    await renderApp('/applicants', { as: recruiter, replies: [list] })
    const shown = await readSteps('Step')
    expect(shown.text).toBe('Step 2 of 4: Interview, 2 of 3 activities complete')
    expect(shown.marks).toEqual(['done', 'current', 'ahead', 'ahead'])
  })

  it.each([
    { isShown: true, times: 1 },
    { isShown: false, times: 0 },
  ])('are in their column as long as it is shown: $isShown', async (given) => {
    const columns = [{ id: 'step', is_shown: given.isShown, width: 'automatic' } as const]
    const layout = reply(getListLayout, { data: { columns } })
    await renderApp(PATH, { as: recruiter, replies: [layout] })
    await screen.findAllByRole('rowheader')
    await waitFor(() => {
      const texts = screen.queryAllByText(/^Step 1 of 2: Application & assessments, 2 of 2/)
      expect(texts).toHaveLength(given.times)
    })
  })
})
