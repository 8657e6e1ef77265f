// Example replies of `../tasks/my-tasks.ts`.
import { getMyTasks, markMentions, type MyTasks, type Task } from '../tasks/my-tasks.ts'
import { example } from './example.ts'

const task: Task = {
  user_smartreq_id: 901,
  job_id: 301,
  job_title: 'Warehouse Lead',
  full_name: 'Ana Ruiz',
  interview_uuid: null,
  user_offer_id: null,
  at: '2026-03-04T14:30:00.000Z',
  due_on: null,
}
const none = { total: 0, items: [] }

export const myTasks: MyTasks = {
  promises_due: { total: 1, items: [{ ...task, due_on: '2026-03-06' }] },
  to_decide: { total: 12, items: [task] },
  interviews: {
    total: 1,
    items: [{ ...task, interview_uuid: '0197a3f2-6b1c-7d42-8e55-3f9a1c2b7401' }],
  },
  feedback: none,
  approvals: {
    total: 1,
    items: [{ ...task, user_smartreq_id: null, full_name: 'Olga Petrovic' }],
  },
  offer_approvals: { total: 1, items: [{ ...task, user_offer_id: 21 }] },
  declined_offers: none,
  mentions: { total: 1, items: [task] },
}

export const myTaskExamples = [
  example(getMyTasks, { data: myTasks }),
  example(markMentions, { data: { user_smartreq_id: 901, is_seen: true } }),
]
