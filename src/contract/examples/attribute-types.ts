// Example replies of `../settings/attribute-types.ts`.
import {
  type AttributeType,
  createAttributeType,
  deleteAttributeType,
  getAttributeType,
  listAttributeTypes,
  listAttributeUses,
  restoreAttributeType,
  updateAttributeType,
} from '../settings/attribute-types.ts'
import { example } from './example.ts'

const conscientiousness = {
  en: 'Conscientiousness',
  es: 'Responsabilidad',
  fr: 'Caractère consciencieux',
}

export const safetyAwareness: AttributeType = {
  attribute_type_id: 61,
  usage_type: 1,
  name: { en: 'Safety awareness', es: 'Safety awareness', fr: 'Conscience de la sécurité' },
  description: 'Sees risks before they become accidents.',
  category: 'competency',
  parent_attribute_type_id: 52,
  parent_name: conscientiousness,
  is_shared: false,
  measured_by: [],
  used_count: 2,
  is_archived: false,
  updated_at: '2026-05-04T09:30:00.000Z',
}

const sharedAttribute: AttributeType = {
  ...safetyAwareness,
  attribute_type_id: 52,
  name: conscientiousness,
  description: '',
  category: 'personality',
  parent_attribute_type_id: null,
  parent_name: null,
  is_shared: true,
  measured_by: [{ en: 'Personality', es: 'Personalidad', fr: 'Personnalité' }],
  used_count: 1,
}

export const attributeTypeExamples = [
  example(listAttributeTypes, {
    data: [sharedAttribute, safetyAwareness],
    meta: { page: 1, page_size: 25, total: 2 },
  }),
  example(createAttributeType, { data: safetyAwareness }),
  example(getAttributeType, { data: safetyAwareness }),
  example(updateAttributeType, { data: safetyAwareness }),
  example(deleteAttributeType, { data: { attribute_type_id: 61, is_archived: true } }),
  example(restoreAttributeType, { data: safetyAwareness }),
  example(listAttributeUses, {
    data: [
      { kind: 'requisition', id: 301, name: 'Dock worker' },
      { kind: 'question', id: 75, name: 'Why this job?' },
    ],
    meta: { page: 1, page_size: 25, total: 2 },
  }),
]
