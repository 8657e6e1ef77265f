// Example requests of a company’s tags.
import { randomUUID } from 'node:crypto'

import { applicantTag } from '#server/db/schema/applicant-change.ts'
import { type ExampleNeeds, type SliceExamples, unlessMissing } from '#testing/slice-examples.ts'
import { NO_ID } from '#testing/world.ts'

export const tagExamples: SliceExamples = {
  bodies: { renameTag: () => ({ name: randomUUID() }) },
  params: { renameTag: unlessMissing(newTag), deleteTag: unlessMissing(newTag) },
}

/** A tag that nothing uses yet. */
async function newTag({ test, target }: ExampleNeeds) {
  const [row] = await test.database.owner
    .insert(applicantTag)
    .values({ accountId: target.accountId, name: randomUUID() })
    .returning()
  return { tag_id: row?.tagId ?? NO_ID }
}
