import { useData } from '#web/api/use-data.ts'

import { fieldsAsked, OFFER_FIELDS } from './offer-data.ts'

/** An offer field of the company: its key names its variable. */
export type OwnField = {
  readonly key: string
  readonly name: string
  readonly is_archived: boolean
}

/** The company's own offer fields in their order, archived ones included. */
export function useOwnFields(accountId: number): readonly OwnField[] {
  return useData(OFFER_FIELDS, fieldsAsked(accountId)).data
}
