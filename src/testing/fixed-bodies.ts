// Example bodies that are the same whatever is asked for.
const INVITE = { subject: 'Join us', body: '<p>{{job_name}}</p>', language: 'en' }

const INTERVIEW_QUESTION = {
  text: 'Tell me about a day on which all plans changed.',
  help: '',
  anchors: ['', '', '', '', ''],
  attribute_type_id: null,
  details: '',
  minutes: 5,
}
const INTERVIEW_GUIDE = { name: 'First interview', intro: '', interview_question_ids: [] }

export const FIXED_BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  saveListLayout: { columns: [{ id: 'name', is_shown: true, width: 'wide' }] },
  createInterviewQuestion: INTERVIEW_QUESTION,
  saveInterviewQuestion: { ...INTERVIEW_QUESTION, revision: 0 },
  restoreInterviewQuestion: {},
  createInterviewGuide: INTERVIEW_GUIDE,
  saveInterviewGuide: { ...INTERVIEW_GUIDE, revision: 0 },
  archiveInterviewGuide: { is_archived: true },
  orderAutomations: { slugs: [] },
  restoreAutomation: {},
  saveAutomation: { version: 1, name: 'Advance all' },
  undoAutomationRun: {},
  askForHumanReview: { note: 'My certificate was renewed' },
  keepReviewedDecision: { reason: 'The certificate is for another class' },
  answerInterviewInvitation: { action: 'decline', reason: '' },
  addComment: { text: 'Calls back on Monday', scope: 'team' },
  saveInterviewFeedback: { entries: {}, submitted_at: null },
  saveComment: { text: 'Called back' },
  requestApplicantExport: { format: 'csv', language: 'en', columns: ['email'], matching: {} },
  selectPredictiveModel: { predictive_model_id: null },
  saveJobAttributes: { attributes: [] },
  cancelMessages: {},
  checkImpactRatio: { matching: {} },
  saveEmailOptOut: { is_opted_out: true },
  updateHire: { seen: { start_date: null }, start_date: '2027-01-11' },
  allowVisitor: { is_allowed: false },
  inviteApplicant: { email: 'ines@duarte.example', first_name: 'Inês', last_name: 'Duarte' },
  previewInviteMessage: { ...INVITE, first_name: 'Inês', last_name: '' },
  saveActivityNotification: { job_team_ids: [] },
  saveInviteMessage: INVITE,
  saveHiringSettings: { needs_approval: true },
  saveRequisitionConfiguration: { retake_interval_days: 90, apply_until: null, asks_eeoc: true },
  saveRequisitionDetails: { openings: 3 },
  saveRetention: { ended_applications_days: 180, hired_applications_days: null },
  saveSignInPolicy: { session_idle_minutes: 60, session_hours: 24 },
  setExtraTime: { extra_time: '1.5' },
  writeText: { token: 'none', command: 'fix', text: '<p>Helo</p>', language: 'en' },
  changeJobExperience: { title: 'Manager' },
  saveUserProfile: { first_name: 'Ada', dob: '1990-02-28', gender: 'Female' },
}

/** What a query must say, and streams that come to an end soon. */
export const FIXED_QUERIES: Readonly<Record<string, Record<string, number>>> = {
  convertRawScores: { raw_scores: 50 },
  downloadSpeedTest: { bytes: 1000 },
  downloadDeviceCheck: { bytes: 1000 },
  followApplicants: { seconds: 0 },
  followAccountApplicants: { seconds: 0 },
}

/** A form with a small image, or with a short resume for one of a target's applications. */
export function exampleForm(name: string, { refId }: { refId: number }): FormData {
  const form = new FormData()
  if (name === 'uploadResume') {
    form.set('ref_id', String(refId))
    form.set('file', new File(['Twelve years in warehouses'], 'Ines Prado.txt'))
    return form
  }
  form.set('resource_type', 'image')
  form.set('file', new File([PNG], 'logo.png', { type: 'image/png' }))
  return form
}

/** An image of one point. */
export const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)
