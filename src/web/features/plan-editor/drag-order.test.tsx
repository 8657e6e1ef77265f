import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { contentOfKind, plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PLAN = '/smartreq-detail/setup/screening-plan?job=301'
const ROW_HEIGHT = 100

/** Opens a plan with two activities in its first step; what is stored is noted. */
async function openPlan() {
  const bodies: PlanBody[] = []
  const [first, ...rest] = plan.steps
  if (first === undefined) throw new Error('The plan has no step.')
  const { slug: _slug, attribute_type_ids: _ids, ...content } = contentOfKind('skill-test')
  const second = {
    ...content,
    job_step_activity_id: 502,
    is_required: true,
    instruction: '',
    settings: null,
  }
  const steps = [{ ...first, activities: [...first.activities, second] }, ...rest]
  const shown = { ...plan, steps }
  await renderApp(PLAN, {
    as: recruiter,
    replies: [
      reply(getScreeningPlan, { data: shown }),
      reply(saveScreeningPlan, ({ body }) => {
        bodies.push(body)
        return { data: { ...shown, revision: body.revision + 1 } }
      }),
    ],
  })
  const step = await screen.findByRole('region', { name: 'Step 1' })
  return { bodies, step }
}

/** The pages of tests have no layout: rows of a list stand below each other. */
function layOut(list: Element | null): void {
  for (const [index, row] of [...(list?.children ?? [])].entries())
    row.getBoundingClientRect = () => new DOMRect(0, index * ROW_HEIGHT, 300, ROW_HEIGHT)
}

function handleOf(row: Element | null): Element {
  const handle = row?.querySelector('[data-drag-handle]') ?? null
  if (handle === null) throw new Error('The row has no handle.')
  handle.setPointerCapture = () => undefined
  return handle
}

describe('dragging', () => {
  it('puts an activity where it is dropped, and stores it once', async () => {
    const { bodies, step } = await openPlan()
    const row = within(step).getByRole('button', { name: 'Actions for Personality' }).closest('li')
    layOut(row?.parentElement ?? null)
    const handle = handleOf(row)
    fireEvent.pointerDown(handle, { button: 0, clientY: 50 })
    fireEvent.pointerMove(handle, { clientY: 160 })
    expect(row?.hasAttribute('data-dragged')).toBe(true)
    fireEvent.pointerUp(handle, { clientY: 160 })
    await waitFor(() => expect(bodies[0]?.steps[0]?.activities[0]?.asmt_id).toBe(12))
    expect(bodies).toHaveLength(1)
  })

  it('puts a step where it is dropped', async () => {
    const { bodies, step } = await openPlan()
    const row = step.closest('li')
    layOut(row?.parentElement ?? null)
    const handle = handleOf(row)
    fireEvent.pointerDown(handle, { button: 0, clientY: 50 })
    fireEvent.pointerMove(handle, { clientY: 199 })
    fireEvent.pointerUp(handle)
    await waitFor(() => expect(bodies[0]?.steps[0]?.title).toBe('Trial shift'))
  })

  it.each([
    ['Escape', (handle: Element) => fireEvent.keyDown(handle, { key: 'Escape' })],
    ['a cancelled touch', (handle: Element) => fireEvent.pointerCancel(handle)],
    ['the way back', (handle: Element) => fireEvent.pointerMove(handle, { clientY: 20 })],
  ])('changes nothing after %s', async (_, end) => {
    const { bodies, step } = await openPlan()
    const row = within(step).getByRole('button', { name: 'Actions for Personality' }).closest('li')
    layOut(row?.parentElement ?? null)
    const handle = handleOf(row)
    fireEvent.pointerDown(handle, { button: 0, clientY: 50 })
    fireEvent.pointerMove(handle, { clientY: 160 })
    end(handle)
    fireEvent.pointerUp(handle)
    expect(row?.hasAttribute('data-dragged')).toBe(false)
    expect(within(step).getAllByRole('listitem')[0]).toBe(row)
    expect(bodies).toEqual([])
  })
})

it('the sum of minutes stands below the plan', async () => {
  await openPlan()
  screen.getByText(/About 23 min for a candidate/)
})
