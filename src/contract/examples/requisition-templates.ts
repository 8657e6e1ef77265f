// Example replies of `../plan-editor/requisition-templates.ts`.
import {
  deleteTemplate,
  listRequisitionTemplates,
  renameTemplate,
  replaceTemplate,
  type RequisitionTemplate,
  saveAsTemplate,
} from '../plan-editor/requisition-templates.ts'
import { example } from './example.ts'

export const template: RequisitionTemplate = {
  requisition_template_id: 351,
  name: 'Warehouse, early shift',
  step_count: 2,
  activity_count: 3,
  attribute_count: 4,
  team: [{ full_name: 'Grace Hopper', email: 'grace@example.com', team_role: 'hiring_manager' }],
  saved_at: '2026-11-02T09:00:00.000Z',
}

export const requisitionTemplateExamples = [
  example(listRequisitionTemplates, {
    data: [template],
    meta: { page: 1, page_size: 25, total: 1 },
  }),
  example(saveAsTemplate, { data: template }),
  example(renameTemplate, { data: { ...template, name: 'Warehouse' } }),
  example(replaceTemplate, { data: template }),
  example(deleteTemplate, { data: { requisition_template_id: 351 } }),
]
