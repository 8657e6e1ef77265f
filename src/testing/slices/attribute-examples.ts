// Example requests and rows of what a company measures.
import { randomUUID } from 'node:crypto'

import { attributeType } from '#server/db/schema/assessment.ts'

import { type ExampleNeeds, type SliceExamples, unlessMissing } from '../slice-examples.ts'
import { NO_ID } from '../world.ts'

const contentOf = (en: string) => ({
  name: { en, es: '', fr: '' },
  description: '',
  category: 'competency',
  parent_attribute_type_id: null,
})

export const attributeExamples: SliceExamples = {
  bodies: {
    createAttributeType: () => ({ ...contentOf(randomUUID()), usage_type: 1 }),
    updateAttributeType: () => contentOf(randomUUID()),
    restoreAttributeType: {},
  },
  params: {
    getAttributeType: unlessMissing(newAttribute),
    updateAttributeType: unlessMissing(newAttribute),
    deleteAttributeType: unlessMissing(newAttribute),
    restoreAttributeType: unlessMissing(newAttribute),
    listAttributeUses: unlessMissing(newAttribute),
  },
}

async function newAttribute({ test, target: { accountId } }: ExampleNeeds) {
  const [en, slug] = [randomUUID(), randomUUID()]
  const name = { en, es: en, fr: en }
  const [made] = await test.database.owner
    .insert(attributeType)
    .values({ accountId, slug, category: 'skill', name })
    .returning()
  return { attribute_type_id: made?.attributeTypeId ?? NO_ID }
}
