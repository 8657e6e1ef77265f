// What a requisition can require of everyone who applies, by the standard field that asks for it. Imports nothing.
export const REQUIRED_DETAILS = ['resume', 'linkedin'] as const
export type RequiredDetail = (typeof REQUIRED_DETAILS)[number]
