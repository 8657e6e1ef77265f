import { accountFieldExamples } from '../examples/account-fields.ts'
import { accountOnboardingFormExamples } from '../examples/account-onboarding-forms.ts'
import { attributeTypeExamples } from '../examples/attribute-types.ts'
import { companyDetailsExamples } from '../examples/company-details.ts'
import { fieldValueExamples } from '../examples/field-values.ts'
import { interviewLibraryExamples } from '../examples/interview-library.ts'
import { measurementExamples } from '../examples/measurements.ts'
import { questionLibraryExamples } from '../examples/question-library.ts'
import { screeningSetExamples } from '../examples/screening-sets.ts'
import type { Slice } from '../slice.ts'
import * as accountFields from './account-fields.ts'
import * as accountOnboardingForms from './account-onboarding-forms.ts'
import * as attributeTypes from './attribute-types.ts'
import * as companyDetails from './company-details.ts'
import * as fieldValues from './field-values.ts'
import * as hiringSettings from './hiring-settings.ts'
import * as interviewLibrary from './interview-library.ts'
import * as measurements from './measurements.ts'
import * as phoneNumbers from './phone-numbers.ts'
import * as questionLibrary from './question-library.ts'
import * as rejectionReasons from './rejection-reasons.ts'
import * as scoringCriteria from './scoring-criteria.ts'
import * as screeningSets from './screening-sets.ts'
import * as separationReasons from './separation-reasons.ts'
import * as tags from './tags.ts'
import * as textTemplates from './text-templates.ts'

export const settingsSlice: Slice = {
  name: 'settings',
  modules: [
    accountFields,
    accountOnboardingForms,
    attributeTypes,
    companyDetails,
    fieldValues,
    hiringSettings,
    interviewLibrary,
    measurements,
    screeningSets,
    questionLibrary,
    rejectionReasons,
    tags,
    textTemplates,
    separationReasons,
    phoneNumbers,
    scoringCriteria,
  ],
  examples: [
    accountFieldExamples,
    accountOnboardingFormExamples,
    attributeTypeExamples,
    companyDetailsExamples,
    fieldValueExamples,
    interviewLibraryExamples,
    measurementExamples,
    screeningSetExamples,
    questionLibraryExamples,
  ],
}
