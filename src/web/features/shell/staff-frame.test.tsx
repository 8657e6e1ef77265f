import { screen, within } from '@testing-library/react'
import { it } from 'vitest'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import type { Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PATH = '/smartreq-detail-applicant/901'

/** What no server of ours sends: the screen that shows it breaks. */
const broken: Reply = {
  endpoint: getScorecard,
  respond: async () =>
    Response.json(
      { data: { ...scorecard, activities: null } },
      { headers: { [REPLY_MARK]: String(Date.now()) } },
    ),
}

it.each([
  ['en', 'Oops, something went wrong', 'Sections'],
  ['es', 'Vaya, algo salió mal', 'Secciones'],
  ['fr', 'Oups, un problème est survenu', 'Sections'],
] as const)(
  'a staff screen that breaks says so in %s, inside its frame',
  async (locale, title, nav) => {
    await renderApp(PATH, { as: recruiter, locale, replies: [broken], isToBreak: true })
    const alert = await screen.findByRole('alert')
    within(alert).getByRole('heading', { level: 1, name: title })
    screen.getByRole('navigation', { name: nav })
    await expectAccessible()
  },
)
