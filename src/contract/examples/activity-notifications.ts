// Example replies of `../activity-notifications.ts`.
import {
  getActivityNotification,
  saveActivityNotification,
  type NotifiedMember,
} from '../plan-editor/activity-notifications.ts'
import { example } from './example.ts'

export const notifiedMembers: NotifiedMember[] = [
  {
    job_team_id: 11,
    full_name: 'Rosa Marsh',
    email: 'rosa@harbor.example',
    team_role: 'recruiter',
    is_notified: true,
  },
  {
    job_team_id: 12,
    full_name: 'Teo Lind',
    email: 'teo@harbor.example',
    team_role: 'hiring_manager',
    is_notified: false,
  },
]

export const activityNotificationExamples = [
  example(getActivityNotification, { data: notifiedMembers }),
  example(saveActivityNotification, { data: notifiedMembers }),
]
