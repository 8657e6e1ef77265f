// Good bodies for the endpoints of requisitions: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import { ruleBody } from './automation.ts'
import { postingBody } from './careers.ts'
import type { ExampleNeeds } from './example-needs.ts'
import { exampleQuestion } from './example-rows.ts'
import { classBody } from './hiring-classes.ts'
import { EXAMPLE_MESSAGE, EXAMPLE_TEXT } from './message-examples.ts'
import { modelBody, modelOf, sharedAttributes } from './predictive-models.ts'

/** What requisitions, and what is set up for them, are sent. Null for any other endpoint. */
export async function requisitionBody(
  name: string,
  given: ExampleNeeds,
): Promise<Record<string, unknown> | null> {
  const { test, target } = given
  const { refId } = target
  switch (name) {
    case 'createRequisition':
      return { title: 'Harbour pilot' }
    case 'createRejectionReason':
    case 'updateRejectionReason':
      return { label: `Reason ${randomUUID()}`, reason_type: 'other' }
    case 'renameTag':
      return { name: randomUUID() }
    case 'createSource':
      return { name: `Board ${randomUUID()}`, source_type: 'third_party_boards' }
    case 'updateSource':
      return { name: `Board ${randomUUID()}` }
    case 'toggleSource':
      return { is_active: true }
    case 'createSourceLink':
      return { source_id: target.sourceId }
    case 'saveJobPosting':
      return postingBody()
    case 'changePostingStatus':
      return { action: 'unpublish' }
    case 'changeRequisitionStatus':
      return { action: 'hold' }
    case 'saveScreeningPlan':
      return { revision: 0, steps: [{ title: 'Apply', standard_title: null, activities: [] }] }
    case 'addLibraryQuestion':
      return { question: exampleQuestion() }
    case 'publishScreeningPlan':
      return { revision: 0 }
    case 'createHiringClass':
      return classBody()
    case 'saveHiringClass':
      return { seats: 40 }
    case 'createAutomation':
    case 'dryRunAutomation':
      return ruleBody()
    case 'createPredictiveModel':
      return modelBody(await sharedAttributes(test.database))
    case 'savePredictiveModel':
      return { version: 1, name: `Model ${randomUUID()}` }
    case 'selectAndWeightPredictiveModel':
      return { predictive_model_id: await modelOf(test.database, target), version: 1 }
    case 'addTeamMember':
      return { user_id: target.memberId, team_role: 'interviewer' }
    case 'previewMessage':
      return { ref_id: refId, ...EXAMPLE_MESSAGE }
    case 'previewText':
      return { ref_id: refId, ...EXAMPLE_TEXT }
    case 'previewEmailTemplate':
      return EXAMPLE_MESSAGE
    case 'createEmailTemplate':
    case 'saveEmailTemplate':
      return { template_display_name: `Template ${randomUUID()}`, ...EXAMPLE_MESSAGE }
    default:
      return null
  }
}
