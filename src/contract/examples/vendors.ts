// Example replies of `../vendors.ts`.
import { LANGUAGE_VENDOR_ID, listVendors, orderVendorAssessment } from '../assessments/vendors.ts'
import { example } from './example.ts'

const vendor_id = LANGUAGE_VENDOR_ID

export const vendorExamples = [
  example(listVendors, {
    data: [{ vendor_id, name: 'Fairlead', kind: 'language-test', is_enabled: true }],
  }),
  example(orderVendorAssessment, {
    data: {
      vendor_id,
      assessmentAccessURL: 'https://hiring.example/user/assessment-instruction?ref=41&activity=12',
      vendor_assessments: [
        { external_vendor_asmt_id: 'reading|es|en' },
        { external_vendor_asmt_id: 'listening|es|en' },
        { external_vendor_asmt_id: 'writing|es|en' },
        { external_vendor_asmt_id: 'speaking|es|en' },
      ],
    },
  }),
]
