// Makes the library of interviews of each demo company as its admin would: by the services, in the company's own scope.
import * as contract from '#contract/settings/interview-library.ts'
import { createStaffScopes } from '#server/access/staff-access.ts'
import { staffCommand } from '#server/access/staff-command.ts'
import type { Database } from '#server/db/database.ts'
import { createGuide } from '#server/settings/interview-library/guides.ts'
import { createQuestion } from '#server/settings/interview-library/questions.ts'

import { DEMO_COMPANIES, type DemoCompany } from './companies.ts'
import { attributeLookup, commandBy } from './demo-commands.ts'
import { findAdmin } from './find-admin.ts'
import { lookup } from './id-lookup.ts'
import { DEMO_INTERVIEW_GUIDES, DEMO_INTERVIEW_QUESTIONS } from './interview-library.ts'

type Deps = { readonly database: Database; readonly now: () => Date }

/** Once, after `seedDemo`. */
export async function makeInterviewLibraries(deps: Deps): Promise<void> {
  for (const company of DEMO_COMPANIES) await makeLibrary(deps, company)
}

async function makeLibrary({ database, now }: Deps, company: DemoCompany): Promise<void> {
  const { accountId, userId } = await findAdmin(database, company)
  const scopes = createStaffScopes({ database })
  const common = { accountId, policy: contract.createInterviewQuestion.policy }
  const attributeTypeId = await attributeLookup(database.owner)
  const ids = new Map<string, number>()
  for (const { key, attribute, ...given } of DEMO_INTERVIEW_QUESTIONS) {
    const attribute_type_id = attribute === null ? null : attributeTypeId(attribute)
    const content = { ...given, attribute_type_id }
    const made = await staffCommand(scopes, {
      ...common,
      by: commandBy(userId),
      name: 'make-demo-question',
      request: content,
      replySchema: contract.createInterviewQuestion.responses[201].shape.data,
      change: (changing) => createQuestion(changing, { accountId, content, at: now() }),
    })
    ids.set(key, made.interview_question_id)
  }
  const questionId = lookup(ids)
  for (const { name, intro, questions: keys } of DEMO_INTERVIEW_GUIDES) {
    const interview_question_ids = keys.map((key) => questionId(key))
    const content = { name, intro, interview_question_ids }
    await staffCommand(scopes, {
      ...common,
      by: commandBy(userId),
      name: 'make-demo-guide',
      request: content,
      replySchema: contract.createInterviewGuide.responses[201].shape.data,
      change: (changing) => createGuide(changing, { accountId, content, at: now() }),
    })
  }
}
