// Whether a video interview can be joined: for what staff and candidates are told of it.
import type { InterviewFormat } from './interview-limits.ts'

type Meeting = { readonly format: InterviewFormat; readonly place: string }

/** True for a video interview whose place has no web address. */
export function lacksLink({ format, place }: Meeting): boolean {
  return format === 'video' && !/https?:\/\/\S/i.test(place)
}
