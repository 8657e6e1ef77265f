// Language tests by vendor: which vendors there are, and the order of a test. Knows no HTTP, and no vendor but by its port.
import type { z } from 'zod'

import { LANGUAGE_PARTS } from '#contract/assessments/language-parts.ts'
import { languageTestId } from '#contract/assessments/language-tests.ts'
import {
  LANGUAGE_VENDOR_ID,
  listVendors,
  orderedAssessmentSchema,
  type OrderedAssessment,
} from '#contract/assessments/vendors.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Caller } from '../../http/access-token.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../../http/idempotency.ts'
import type { LanguageVendor } from '../../integrations/language/port.ts'
import * as attempts from '../attempt-repository.ts'
import { DEFAULT_TEST } from '../instruments/language-test/language-test.ts'
import { findOrdered } from './vendor-repository.ts'

type Deps = {
  readonly database: Database
  readonly scopes: StaffScopes
  readonly vendor: LanguageVendor
}
type By = { readonly userId: number; readonly idempotencyKey: string }
type Order = {
  readonly refId: number
  readonly jobStepActivityId: number
  /** Scheme and host of the app. */
  readonly origin: string
}
type Vendors = z.output<(typeof listVendors.responses)[200]>['data']

export type VendorService = ReturnType<typeof createVendorService>

export function createVendorService({ database, scopes, vendor }: Deps) {
  return {
    /** The vendors of assessments that the company can use. @throws AppError `forbidden`, `not_found`. */
    list: (caller: Caller, accountId: number): Promise<Vendors> =>
      scopes.inAccount({ caller, accountId, policy: listVendors.policy }, () =>
        Promise.resolve([
          {
            vendor_id: LANGUAGE_VENDOR_ID,
            name: vendor.name,
            kind: 'language-test',
            is_enabled: true,
          },
        ]),
      ),

    /**
     * Orders the language test of an application. @throws AppError `not_found` for another kind of activity and for an
     * application that is not the person's, `activity_locked` before its step.
     */
    order: ({ userId, idempotencyKey: key }: By, order: Order): Promise<OrderedAssessment> =>
      database.inScope({ kind: 'person', userId }, (tx) =>
        once(tx, {
          userId,
          key,
          name: 'order-vendor-assessment',
          request: order,
          replySchema: orderedAssessmentSchema,
          effect: () => place(tx, { userId, order, vendor }),
        }),
      ),
  }
}

async function place(
  tx: Tx,
  given: { userId: number; order: Order; vendor: LanguageVendor },
): Promise<OrderedAssessment> {
  const { userId, order, vendor } = given
  const activity = await attempts.findActivity(tx, { userId, ...order })
  const found = activity === null ? null : await findOrdered(tx, { userId, ...activity })
  if (activity === null || found === null) throw new AppError('not_found')
  if (activity.activityStatus === 'locked') throw new AppError('activity_locked')
  const { jobUuid, applicant, settings } = found
  const chosen = settings?.kind === 'language-test' ? settings : DEFAULT_TEST
  const parts = LANGUAGE_PARTS.map((part) => languageTestId(part, chosen))
  const { refId, jobStepActivityId, origin } = order
  const { accessUrl } = await vendor.order({
    application: { userSmartreqId: activity.userSmartreqId, refId },
    jobStepActivityId,
    jobUuid,
    applicant,
    parts,
    origin,
    returnUrl: `${origin}/user/progress-tracker?ref=${refId}`,
  })
  return {
    vendor_id: LANGUAGE_VENDOR_ID,
    assessmentAccessURL: accessUrl,
    vendor_assessments: parts.map((id) => ({ external_vendor_asmt_id: id })),
  }
}
