import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { plan } from '#contract/examples/requisition-setup.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  getScreeningPlan,
  saveScreeningPlan,
  type PlanBody,
} from '#contract/plan-editor/screening-plan.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail/setup/screening-plan?job=301'
const TITLE = 'Language test'

function planWithTest(): typeof plan {
  const [step, ...rest] = plan.steps
  const [activity] = step?.activities ?? []
  if (step === undefined || activity === undefined) throw new Error('The example plan is empty.')
  const title = { en: TITLE, es: TITLE, fr: TITLE }
  const test = { ...activity, asmt_id: 18, kind: 'language-test' as const, title }
  return { ...plan, steps: [{ ...step, activities: [test] }, ...rest] }
}

it.each([
  ['Spanish', 'es', 'Español', 'es'],
  ['French', 'fr', 'English', 'en'],
])(
  'A language test can be one of %s, explained in a language of its own',
  async (label, language, by, instruction_language) => {
    const bodies: PlanBody[] = []
    const data = planWithTest()
    const replies = [
      reply(getScreeningPlan, { data }),
      reply(saveScreeningPlan, ({ body }) => {
        bodies.push(body)
        return { data: { ...data, revision: body.revision + 1 } }
      }),
    ]
    const { user } = await renderApp(PATH, { as: recruiter, replies })
    const tested = await screen.findByLabelText('Language of the test')
    const options = [...tested.querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(options).toEqual(['English', 'Spanish', 'French'])
    await user.selectOptions(tested, label)
    await user.selectOptions(screen.getByLabelText('Language of the instructions'), by)
    await waitFor(() =>
      expect(bodies.at(-1)?.steps[0]?.activities[0]?.settings).toEqual({
        kind: 'language-test',
        language,
        instruction_language,
      }),
    )
    await expectAccessible()
  },
)
