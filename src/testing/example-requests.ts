// A good request for every endpoint, about whatever is asked for: for the sweeps over the contract.
import { randomUUID } from 'node:crypto'

import type { z } from 'zod'

import type { Endpoint } from '#contract/endpoint.ts'
import { nightShifts } from '#contract/examples/application-form.ts'
import { experienceFields, jobExperience } from '#contract/examples/job-experiences.ts'
import { firstAdminCode } from '#server/session/first-admin-service.ts'

import { buildLink, givePassword, staffLinkOf } from './accounts.ts'
import { changeOf, newRefIdOf, otherJobOf } from './applicant-changes.ts'
import { attemptExample } from './attempt-examples.ts'
import { automationExample, ruleBody } from './automation.ts'
import { buildCompany, buildMember, buildStaffInvitation } from './builders.ts'
import { calendarOf, teamUserOf } from './calendars.ts'
import { activityOf, startBody } from './candidate.ts'
import { postingBody } from './careers.ts'
import { commentOf } from './comments.ts'
import { companyMediaOf } from './company-media.ts'
import { newestVersion, textBody } from './consents.ts'
import { decisionSettingsExample, reasonOf } from './decision-settings.ts'
import { duplicateExample, otherApplicationOf, userMergeExample } from './duplicates.ts'
import { idsOf } from './example-ids.ts'
import {
  accountFieldOf,
  experienceOf,
  applicantExportOf,
  batchOf,
  companyOf,
  exampleQuestion,
  libraryQuestionOf,
  savedViewOf,
  teamMemberOf,
} from './example-rows.ts'
import { finishedActivityOf } from './finished-activity.ts'
import { exampleForm, FIXED_BODIES, FIXED_QUERIES } from './fixed-bodies.ts'
import { assignmentOf, classBody, classOf } from './hiring-classes.ts'
import { arrangedOf, arrangingBody, freeMoment } from './interview-examples.ts'
import { interviewLibraryExample } from './interview-library.ts'
import { ALWAYS_FREE } from './interviews.ts'
import { deviceExample, EXIT_PIN, stationParamsOf } from './kiosk.ts'
import { buildMessages, buildTemplate, EXAMPLE_MESSAGE, stopLinkOf } from './message-examples.ts'
import { modelBody, modelOf, sharedAttributes } from './predictive-models.ts'
import { resumeOf } from './resume-rows.ts'
import { roleBody } from './roles.ts'
import { buildShare, shareBody, sharedToken } from './scorecard-shares.ts'
import { passkeyLoginExample, secondFactorExample } from './second-factor-examples.ts'
import { signOnExample } from './sign-on-examples.ts'
import { signOnSettings } from './sign-on.ts'
import { skillsTestExample } from './skills-tests.ts'
import { TEST_PASSWORD, type TestApp } from './test-app.ts'
import { NO_ID, type Target, type World } from './world.ts'

export type Example = {
  readonly url: string
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, string | number>>
  readonly body: Readonly<Record<string, unknown>> | FormData | undefined
  /** What the browser would send along, cookies for example. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A good request of an endpoint about a target. @throws Error for an endpoint that has no example body yet. */
export async function exampleOf(
  asked: { name: string; endpoint: Endpoint },
  given: { test: TestApp; world: World; target: Target },
): Promise<Example> {
  const { name, endpoint } = asked
  const ids = idsOf(given.target)
  const pick = (schema: z.ZodObject | undefined) =>
    Object.fromEntries(
      Object.keys(schema?.shape ?? {}).flatMap((key) =>
        key in ids ? [[key, ids[key] ?? '']] : [],
      ),
    )
  const ofSkills = endpoint.method === 'GET' ? skillsTestExample(name, given) : null
  const query = { ...pick(endpoint.query), ...FIXED_QUERIES[name], ...ofSkills }
  const named = { url: endpoint.url, params: pick(endpoint.params), query }
  if (endpoint.form !== undefined) return { ...named, body: exampleForm(name, given.target) }
  if (name === 'loginSso') return { ...named, ...(await signOnExample(given)) }
  if (name === 'loginPasskey') return { ...named, ...(await passkeyLoginExample(given.test)) }
  const ofDevice = await deviceExample(name, given)
  if (ofDevice !== null) return { ...named, ...ofDevice }
  const body = endpoint.body === undefined ? undefined : await exampleBody(name, given)
  const params = {
    ...named.params,
    ...(await paramsOfItsOwn(name, given)),
    ...(await stationParamsOf(name, given)),
  }
  return { ...named, params, body }
}

// What a call takes away is no other user's example.
const BY_LINK = ['getInterviewBooking', 'bookInterview', 'answerInterviewInvitation']

async function paramsOfItsOwn(
  name: string,
  { test, target }: { test: TestApp; target: Target },
): Promise<Record<string, string | number>> {
  if (name === 'savePredictiveModel' || name === 'deletePredictiveModel')
    return { predictive_model_id: await modelOf(test.database, target) }
  const given = { test, target }
  const own = (await automationExample(name, given)) ?? (await duplicateExample(name, given))
  if (own !== null) return own
  if (name === 'saveHiringClass' || name === 'deleteHiringClass')
    return { hiring_class_id: await classOf(test.database, target) }
  if (name === 'getTypingTest')
    return {
      job_step_activity_id: activityOf(target.requisition, 'typing-test-1').jobStepActivityId,
    }
  if (name === 'saveComment' || name === 'deleteComment' || name === 'restoreComment')
    return { comment_uuid: await commentOf(test, target) }
  if (name.endsWith('MyCalendar') && name !== 'addMyCalendar')
    return calendarOf(test, { name, target })
  if (name === 'endInterview')
    return { interview_uuid: (await arrangedOf(test, target)).interviewUuid }
  if (name === 'getCompanyMedia') {
    const { accountId } = target
    const asked = { accountId, isMissing: accountId === NO_ID }
    return { media_id: await companyMediaOf(test, asked) }
  }
  if (BY_LINK.includes(name)) return { link_uuid: (await arrangedOf(test, target)).linkUuid }
  if (target.accountId === NO_ID) return {}
  if (name === 'listResumes' || name === 'getOriginalResume')
    return { resume_id: await resumeOf(test, target) }
  if (name === 'getReport') return { user_step_activity_id: await finishedActivityOf(test, target) }
  if (name === 'revokeStaffInvitation') {
    const member = await buildMember(test.database, target)
    const key = { accountId: target.accountId, ...member }
    return { staff_invitation_id: await buildStaffInvitation(test.database, key) }
  }
  if (name === 'leaveCompany') return { account_id: await companyOf(test, target.userId) }
  if (name === 'removeTeamMember') return { job_team_id: await teamMemberOf(test, target) }
  if (name === 'updateSavedView' || name === 'deleteSavedView')
    return { view_id: await savedViewOf(test, target) }
  if (name === 'deleteLibraryQuestion')
    return { account_question_id: await libraryQuestionOf(test, target) }
  const settings = await decisionSettingsExample(name, { test, target })
  if (settings !== null) return settings
  const library = await interviewLibraryExample(name, { test, target })
  if (library !== null) return library
  if (name === 'cancelMessages') return { batch_id: await buildMessages(test, target) }
  if (name === 'deleteEmailTemplate') return { template_slug: await buildTemplate(test, target) }
  if (name === 'getEmailOptOut' || name === 'saveEmailOptOut') return stopLinkOf(test, target)
  if (name === 'undoApplicantChange' || name === 'undoAccountChange')
    return { batch_id: await changeOf(test.database, target) }
  if (name === 'undoHiringClass') return { batch_id: await assignmentOf(test.database, target) }
  if (name === 'getJobExperience' || name === 'changeJobExperience')
    return { user_job_id: await experienceOf(test, target) }
  if (name === 'updateAccountField' || name === 'deleteAccountField')
    return { account_field_id: await accountFieldOf(test, target) }
  if (name === 'downloadApplicantExport')
    return { applicant_export_id: await applicantExportOf(test, target) }
  if (name === 'revokeScorecardShare') return { share_id: await buildShare(test, target) }
  if (name === 'undoDecisions' || name === 'undoAccountDecisions')
    return { batch_id: await batchOf(test, target) }
  if (name !== 'removeMember') return {}
  return { member_id: (await buildMember(test.database, target)).memberId }
}

// To a company of its own: what the user may do in the others must stay as it is.
async function ownInvitation(test: TestApp, target: Target) {
  if (target.accountId === NO_ID) return staffLinkOf(test, target)
  const company = await buildCompany(test.database)
  const member = await buildMember(test.database, company)
  return staffLinkOf(test, { ...company, ...member, invitee: target.email })
}

/** The address of an example, with its parameters and its query. */
export function addressOf(example: Pick<Example, 'url' | 'params' | 'query'>): string {
  const path = example.url.replaceAll(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(example.params[name] ?? ''),
  )
  const query = new URLSearchParams(
    Object.entries(example.query).map(([key, value]) => [key, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

async function exampleBody(
  name: string,
  given: { test: TestApp; world: World; target: Target },
): Promise<Record<string, unknown>> {
  const { test, world, target } = given
  const { requisition, refId } = target
  const password = { password: TEST_PASSWORD }
  const person = { ...password, first_name: 'Ada', last_name: 'Lovelace' }
  const fixed = FIXED_BODIES[name]
  if (fixed !== undefined) return fixed
  switch (name) {
    case 'login':
      return { email: world.credentials.email, password: TEST_PASSWORD }
    case 'createKioskStation':
    case 'updateKioskStation':
      return { name: 'Lobby', place: 'Hall', exit_pin: EXIT_PIN }
    case 'refreshToken':
      return { refresh: world.credentials.refresh }
    case 'createUser':
      return { ...person, email: `${randomUUID()}@example.com` }
    case 'createFirstAdmin':
      return {
        ...person,
        email: `${randomUUID()}@example.com`,
        code: firstAdminCode(test.secret),
        account_name: 'Harbour Works',
      }
    case 'forgotPassword':
      return { email: target.email }
    case 'resetPassword':
      return { ...(await buildLink(test, { ...target, purpose: 'reset-password' })), ...password }
    case 'verifyEmail':
      return buildLink(test, { ...target, purpose: 'verify-email' })
    case 'changePassword':
      await givePassword(test, target.userId)
      return { current_password: TEST_PASSWORD, ...password }
    case 'placeLegalHold':
    case 'placePersonHold':
      return { reason: 'A claim' }
    case 'requestErasure':
    case 'endMySession':
    case 'endMySessions':
      await givePassword(test, target.userId)
      return password
    case 'saveSignOnSettings': {
      const { provider } = world
      const company = { roles: { Interviewer: target.roleId } }
      return signOnSettings({ company, provider })
    }
    case 'giveConsent':
      return { shown: [{ text_id: target.textId, language: 'en' }], door: 'asked' }
    case 'publishText': {
      const { database } = test
      const { accountId } = target
      return textBody({ after_version: await newestVersion(database, { accountId }) })
    }
    case 'createTracker':
      return { job_uuid: target.jobUuid, external_application_id: 'external' }
    case 'withdrawApplication':
      return { reason: 'Another offer' }
    case 'setStartTime':
      return startBody({ requisition, application: { ...target, refId, jobId: requisition.jobId } })
    case 'createRole':
    case 'updateRole':
      return roleBody({ role_name: `Role ${randomUUID()}` })
    case 'inviteStaff':
      return { email: `${randomUUID()}@example.com`, role_id: target.roleId }
    case 'acceptStaffInvitation':
      return ownInvitation(test, target)
    case 'shareScorecard':
      return shareBody()
    case 'openSharedScorecard':
      return { token: await sharedToken(test) }
    case 'openStaffInvitation':
      return staffLinkOf(test, target)
    case 'joinCompany':
      return { ...person, ...(await staffLinkOf(test, target)) }
    case 'setMemberRoles':
      return { role_ids: [target.roleId] }
    case 'createSavedView':
      return { list: 'users', name: randomUUID(), query: 'search=a', is_shared: false }
    case 'updateSavedView':
      return { is_shared: true }
    case 'createRequisition':
      return { title: 'Harbour pilot' }
    case 'createRejectionReason':
    case 'updateRejectionReason':
      return { label: `Reason ${randomUUID()}`, reason_type: 'other' }
    case 'renameTag':
      return { name: randomUUID() }
    case 'createSource':
      return { name: `Board ${randomUUID()}`, source_type: 'third_party_boards' }
    case 'updateSource':
      return { name: `Board ${randomUUID()}` }
    case 'toggleSource':
      return { is_active: true }
    case 'createSourceLink':
      return { source_id: target.sourceId }
    case 'saveJobPosting':
      return postingBody()
    case 'changePostingStatus':
      return { action: 'unpublish' }
    case 'updateCareerPage':
      return { headline: 'Work with us' }
    case 'changeRequisitionStatus':
      return { action: 'hold' }
    case 'saveScreeningPlan':
      return { revision: 0, steps: [{ title: 'Apply', standard_title: null, activities: [] }] }
    case 'addLibraryQuestion':
      return { question: exampleQuestion() }
    case 'submitEeocAnswers': {
      const answers = { gender: 'female', race: null, veteran: 'decline', disability: 'no' }
      return { payload_version: 1, ref_id: refId, answers, answered_at: new Date().toISOString() }
    }
    case 'saveJobExperience': {
      const { user_job_id } = jobExperience
      return { user_id: target.userId, user_job_id, fields: experienceFields }
    }
    case 'createAccountField':
    case 'updateAccountField':
      return { field: nightShifts.written, is_private: false }
    case 'publishScreeningPlan':
      return { revision: 0 }
    case 'createHiringClass':
      return classBody()
    case 'saveHiringClass':
      return { seats: 40 }
    case 'assignHiringClass':
      return { hiring_class_id: null, ref_ids: [refId] }
    case 'inviteToInterview':
      return { ...(await arrangingBody(test, target)), message: '', days: 7 }
    case 'startInterview':
      return { job_step_activity_id: (await arrangedOf(test, target)).jobStepActivityId }
    case 'scheduleInterview':
      return { ...(await arrangingBody(test, target)), starts_at: freeMoment(test) }
    case 'declineMyInterview':
      return { reason: '' }
    case 'assignInterviewer':
      return { declined_user_id: target.memberId, user_id: target.memberId }
    case 'endInterview':
      return { action: 'cancel', reason: '' }
    case 'addMyCalendar':
      return { address: `https://calendar.example/${randomUUID()}.ics` }
    case 'inviteToSyncCalendar':
      return { user_id: await teamUserOf(test, target) }
    case 'saveMyAvailability':
      return ALWAYS_FREE
    case 'bookInterview':
      return { starts_at: freeMoment(test), time_zone: 'UTC' }
    case 'remindOfFeedback':
      return { user_id: target.memberId }
    case 'unlockInterviewFeedback':
      return { user_id: target.memberId, reason: 'One answer was left out.' }
    case 'mergeApplications':
      return { merged_user_smartreq_id: await otherApplicationOf(test.database, target) }
    case 'deleteApplicants':
      return { ref_ids: [await newRefIdOf(test.database, target)] }
    case 'assignApplicants':
      return { user_id: null, ref_ids: [refId] }
    case 'changeAccountApplicants':
      return { kind: 'assign', user_id: null, ref_ids: [await newRefIdOf(test.database, target)] }
    case 'tagApplicants':
      return { add: [`Tag ${randomUUID().slice(0, 8)}`], ref_ids: [refId] }
    case 'moveApplicants':
    case 'moveAccountApplicants':
      return {
        to_job_id: await otherJobOf(test.database, target),
        ref_ids: [await newRefIdOf(test.database, target)],
      }
    case 'createAutomation':
    case 'dryRunAutomation':
      return ruleBody()
    case 'createPredictiveModel':
      return modelBody(await sharedAttributes(test.database))
    case 'savePredictiveModel':
      return { version: 1, name: `Model ${randomUUID()}` }
    case 'selectAndWeightPredictiveModel':
      return { predictive_model_id: await modelOf(test.database, target), version: 1 }
    case 'addTeamMember':
      return { user_id: target.memberId, team_role: 'interviewer' }
    case 'emailApplicants':
      return { ref_ids: [refId], ...EXAMPLE_MESSAGE }
    case 'previewMessage':
      return { ref_id: refId, ...EXAMPLE_MESSAGE }
    case 'previewEmailTemplate':
      return EXAMPLE_MESSAGE
    case 'createEmailTemplate':
    case 'saveEmailTemplate':
      return { template_display_name: `Template ${randomUUID()}`, ...EXAMPLE_MESSAGE }
    case 'decideOnApplicants':
    case 'decideOnAccountApplicants':
      return { action: 'hold', ref_ids: [refId] }
    case 'bulkRejectApplicants':
    case 'rejectAccountApplicants':
      return { ref_ids: [refId], rejection_reason_id: await reasonOf(test, target) }
    case 'decideOnApplicant':
      return { action: 'hold', seen: { status: 'incomplete', job_step_id: null } }
    case 'hireApplicant':
      return {
        user_smartreq_id: target.userSmartreqId,
        seen: { status: 'incomplete', job_step_id: null },
        start_date: '2027-01-04',
      }
    default: {
      const body =
        (await secondFactorExample(name, given)) ??
        (await userMergeExample(name, given)) ??
        (await attemptExample(name, given))
      if (body !== null) return body
      throw new Error(`Give ${name} an example body here.`)
    }
  }
}
