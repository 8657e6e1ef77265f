// Example replies of `../job-profiles/`.
import { getJobOutcomes, type JobOutcomes, saveJobOutcomes } from '../job-profiles/job-outcomes.ts'
import {
  createJobProfile,
  deleteJobProfile,
  getJobProfile,
  type JobProfile,
  type JobProfileDetail,
  listJobProfiles,
  restoreJobProfile,
  saveJobProfile,
  saveMeasurementSettings,
} from '../job-profiles/job-profiles.ts'
import {
  getParticipantResults,
  type ParticipantResult,
  type ParticipantResults,
} from '../job-profiles/participant-results.ts'
import {
  getParticipant,
  listParticipants,
  type Participant,
  removeParticipants,
  restoreParticipants,
  saveParticipant,
} from '../job-profiles/participants.ts'
import { listProfileLibrary } from '../job-profiles/profile-library.ts'
import {
  moveParticipants,
  previewProfileMove,
  undoProfileMove,
} from '../job-profiles/profile-moves.ts'
import { getProfilePage } from '../job-profiles/profile-page.ts'
import { example } from './example.ts'

const DOCK_WORKER_UUID = '2f3a4b5c-6d7e-4f80-91a2-b3c4d5e6f708'

const dockWorker: JobProfile = {
  job_id: 341,
  title: 'Dock worker',
  department: 'Terminal',
  holder_count: 2,
  planned_count: 1,
  requisition_count: 1,
  is_archived: false,
}

const supervisorProfile: JobProfile = {
  job_id: 342,
  title: 'Shift lead',
  department: null,
  holder_count: 0,
  planned_count: 0,
  requisition_count: 0,
  is_archived: false,
}

const dockWorkerDetails = {
  title: 'Dock worker',
  department: 'Terminal',
  description: '<p>Loads and unloads ships.</p>',
}

export const profileExample: JobProfileDetail = {
  ...dockWorker,
  job_uuid: DOCK_WORKER_UUID,
  account_id: 1,
  details: dockWorkerDetails,
  send_satisfaction_invitation: false,
  can_manage: true,
}

export const participantExample: Participant = {
  user_job_id: 5101,
  uuid: '0d1f2c3b-4a5e-4f60-8b71-92a3b4c5d6e7',
  user_id: 71,
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara.okafor@example.com',
  state: 'current',
  job_title: 'Dock worker',
  department: 'Terminal',
  employee_number: 'HP-0107',
  start_date: '2025-03-03',
  end_date: null,
  supervisor_email: 'lena.fischer@example.com',
  employment_type: 'full_time',
  moved_to: null,
  is_separated: false,
}

const participants: Participant[] = [
  participantExample,
  {
    ...participantExample,
    user_job_id: 5102,
    uuid: '1e2f3a4b-5c6d-4e7f-8091-a2b3c4d5e6f7',
    user_id: 72,
    first_name: 'Jonas',
    last_name: 'Petersen',
    email: null,
    state: 'moved',
    employee_number: null,
    end_date: '2026-06-30',
    moved_to: { job_id: 342, title: 'Shift lead' },
  },
]

const jobOutcomes: JobOutcomes = {
  outcomes: [
    {
      job_outcome_id: 61,
      attribute_type_id: 91,
      frequency: 'quarterly',
      points: [
        { name: 'Unsafe', anchor: 'Works without protective equipment.' },
        { name: 'Careless', anchor: '' },
        { name: 'Safe', anchor: 'Follows the rules of the terminal.' },
        { name: 'Careful', anchor: '' },
        { name: 'Exemplary', anchor: 'Stops work that endangers others.' },
      ],
    },
  ],
  library: [
    {
      attribute_type_id: 91,
      category: 'performance',
      name: { en: 'Safe work', es: 'Trabajo seguro', fr: 'Travail en sécurité' },
    },
    {
      attribute_type_id: 92,
      category: 'turnover',
      name: { en: 'Attendance', es: 'Asistencia', fr: 'Assiduité' },
    },
  ],
}

export const measuredResult: ParticipantResult = {
  attribute_type_id: 11,
  name: { en: 'Reliability', es: 'Fiabilidad', fr: 'Fiabilité' },
  group: 'Way of working',
  target_level: 70,
  weight: 3,
  level: { score: 82.4, measured_at: '2026-05-04T09:30:00.000Z' },
  is_hidden: false,
  comparison: 'above',
}

export const unmeasuredResult: ParticipantResult = {
  attribute_type_id: 12,
  name: { en: 'Teamwork', es: 'Trabajo en equipo', fr: 'Esprit d’équipe' },
  group: 'Way of working',
  target_level: 60,
  weight: 1,
  level: null,
  is_hidden: false,
  comparison: null,
}

export const resultsExample: ParticipantResults = {
  attributes: [measuredResult, unmeasuredResult],
  overall: { score: null, predictive_model: null, version: 1, counted: 2, measured: 1 },
  archived: [],
}

export const movePreviewExample = {
  people_count: 3,
  requisition_count: 1,
  questions_to_be_deleted: [
    {
      job_step_activity_id: 611,
      title: { en: 'Work style', es: 'Estilo de trabajo', fr: 'Style de travail' },
      people_count: 2,
    },
    {
      job_step_activity_id: 612,
      title: { en: 'Typing test', es: 'Prueba de mecanografía', fr: 'Test de frappe' },
      people_count: 1,
    },
  ],
  questions_to_be_deleted_count: 2,
}

export const jobProfileExamples = [
  example(listJobProfiles, {
    data: [dockWorker, supervisorProfile],
    meta: { page: 1, page_size: 25, total: 2 },
  }),
  example(listProfileLibrary, {
    data: [
      {
        slug: 'forklift-operator',
        title: 'Forklift operator',
        department: 'Logistics',
        description: 'Moves pallets by forklift.',
        attributes: [
          { name: 'Reliability', weight: 3 },
          { name: 'Teamwork', weight: 1 },
        ],
      },
    ],
  }),
  example(createJobProfile, { data: { job_id: 343 } }),
  example(getJobProfile, { data: profileExample }),
  example(saveMeasurementSettings, { data: { send_satisfaction_invitation: true } }),
  example(saveJobProfile, { data: dockWorkerDetails }),
  example(deleteJobProfile, { data: { job_id: 342, is_archived: false } }),
  example(restoreJobProfile, { data: { job_id: 342 } }),
  example(getJobOutcomes, { data: jobOutcomes }),
  example(saveJobOutcomes, { data: jobOutcomes }),
  example(listParticipants, { data: participants, meta: { page: 1, page_size: 25, total: 2 } }),
  example(getParticipant, { data: participantExample }),
  example(getParticipantResults, { data: resultsExample }),
  example(saveParticipant, { data: participantExample }),
  example(removeParticipants, { data: { user_job_ids: [5101] } }),
  example(restoreParticipants, { data: { user_job_ids: [5101] } }),
  example(previewProfileMove, { data: movePreviewExample }),
  example(moveParticipants, {
    data: {
      user_job_ids: [5101],
      new_user_job_ids: [5104],
      undo_until: '2026-11-14T10:10:00.000Z',
    },
  }),
  example(undoProfileMove, { data: { user_job_ids: [5101] } }),
  example(getProfilePage, {
    data: {
      job_uuid: DOCK_WORKER_UUID,
      title: 'Dock worker',
      account_name: 'Harbor & Pine Logistics',
      account_logo_url: null,
      is_archived: false,
    },
  }),
]
