// Who gives language tests: the app itself, or a vendor outside. What is asked of either is the order of one test.

export type LanguageOrder = {
  readonly application: { readonly userSmartreqId: number; readonly refId: number }
  readonly jobStepActivityId: number
  readonly jobUuid: string
  readonly applicant: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
  }
  /** Each part by its id in three parts: type, language, language of instruction. */
  readonly parts: readonly string[]
  /** Scheme and host of the app. */
  readonly origin: string
  /** Where the candidate goes afterwards. */
  readonly returnUrl: string
}

export type LanguageVendor = {
  readonly name: string
  /** The link by which the applicant takes the test. The same order again gives a link to the same test. */
  order(order: LanguageOrder): Promise<{ readonly accessUrl: string }>
}
