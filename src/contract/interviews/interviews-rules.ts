// Bounds and choices of interviews, without zod: screens use them as well.

export const INTERVIEW_LIMITS = {
  minutes: { min: 15, max: 240 },
  /** Between the parts of a sequence, in minutes. */
  breakMinutes: { min: 0, max: 60 },
  /** From the start of a sequence to its end, with the breaks: a day of work. */
  sequenceMinutes: 480,
  place: 500,
  interviewers: 10,
  questions: 30,
  questionText: 1000,
  help: 1000,
  anchor: 300,
  intro: 10_000,
  /** HTML with follow-up questions of one question. */
  details: 10_000,
  questionMinutes: { min: 1, max: 60 },
  guideName: 80,
} as const

/**
 * `one` interviewer, or all that staff choose instead · a `panel` of all of them · one of a `pool`, no matter who has the
 * fewest interviews · a `sequence` of all of them, one after the other.
 */
export const INTERVIEW_MODES = ['one', 'panel', 'pool', 'sequence'] as const
export type InterviewMode = (typeof INTERVIEW_MODES)[number]

/** Whether the candidate meets every interviewer, not one of them. */
export function meetsAll(mode: InterviewMode): boolean {
  return mode !== 'pool'
}

export const INTERVIEW_FORMATS = ['video', 'phone', 'in_person'] as const
export type InterviewFormat = (typeof INTERVIEW_FORMATS)[number]

/** Answers to a question of the guide are rated from 1 to this. */
export const RATINGS = 5

/** Bounds of an interviewer's availability. */
export const AVAILABILITY_LIMITS = {
  rangesOfDay: 6,
  exceptions: 200,
  bufferMinutes: 120,
  noticeHours: 336,
  perDay: 20,
  perWeek: 60,
  place: INTERVIEW_LIMITS.place,
  about: 1000,
} as const

/** Bounds of what staff and candidates write about an interview, and how long a link can take a booking. */
export const INTERVIEW_INVITATION = { message: 1000, reason: 500, note: 500, days: 60 } as const

/** For how many days at once staff look up when interviewers are busy: a week, also one in which the clocks change. */
export const INTERVIEWER_TIMES_DAYS = 8

/** How many days from today on candidates are offered times. */
export const BOOKING_DAYS = 28

/** Which of the interviews that a user conducts: `to_score` are over and wait for their feedback. */
export const MY_INTERVIEWS = ['upcoming', 'to_score', 'past'] as const
export type MyInterviewsWhen = (typeof MY_INTERVIEWS)[number]
