import { activityNotificationExamples } from '../examples/activity-notifications.ts'
import { offerActivityExamples } from '../examples/offer-activity.ts'
import { recommendationExamples } from '../examples/recommendations.ts'
import { requisitionConfigurationExamples } from '../examples/requisition-configuration.ts'
import { requisitionSetupExamples } from '../examples/requisition-setup.ts'
import { requisitionTemplateExamples } from '../examples/requisition-templates.ts'
import type { Slice } from '../slice.ts'
import * as activityNotifications from './activity-notifications.ts'
import * as jobAttributes from './job-attributes.ts'
import * as offerActivity from './offer-activity.ts'
import * as recommendations from './recommendations.ts'
import * as requisitionConfiguration from './requisition-configuration.ts'
import * as requisitionSetup from './requisition-setup.ts'
import * as requisitionTemplates from './requisition-templates.ts'
import * as screeningPlan from './screening-plan.ts'

export const planEditorSlice: Slice = {
  name: 'plan-editor',
  modules: [
    activityNotifications,
    jobAttributes,
    offerActivity,
    recommendations,
    requisitionConfiguration,
    requisitionSetup,
    requisitionTemplates,
    screeningPlan,
  ],
  examples: [
    activityNotificationExamples,
    offerActivityExamples,
    recommendationExamples,
    requisitionConfigurationExamples,
    requisitionSetupExamples,
    requisitionTemplateExamples,
  ],
}
