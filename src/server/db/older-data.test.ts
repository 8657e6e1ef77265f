import { expect, it, onTestFinished } from 'vitest'

import { openOlderDatabase } from '#testing/older-database.ts'

it('applications of before knock-outs were counted are counted, moved ones as well', async () => {
  const older = await open('0028')
  await older.run(`${COMPANY}
    insert into assessment (asmt_id, kind, slug, version, title, minutes, question_count, content, scoring, settings) overriding system value values (900, 'questionnaire', 'screening-9', 1, '{"en": "Screening"}', 1, 3, '{}', '{}',
      '{"kind": "screening-questions", "questions": [
        {"question_id": "licence", "options": [{"value": "yes"}, {"value": "no", "is_knock_out": true}]},
        {"question_id": "shifts", "options": [{"value": "day"}, {"value": "night", "is_knock_out": true}]},
        {"question_id": "tools", "options": [{"value": ["saw"]}, {"value": ["none"], "is_knock_out": true}]}]}');
    insert into job_step_activity (account_id, job_step_activity_id, job_step_id, asmt_id, title, sort_order)
      overriding system value values (1, 50, 10, 900, '{"en": "Questions"}', 1), (1, 60, 20, 900, '{"en": "Questions"}', 1);
    ${application({ id: 101, userId: 1 })}
    ${application({ id: 102, userId: 2 })}
    ${application({ id: 103, userId: 3 })}
    ${application({ id: 104, userId: 4 })}
    ${application({ id: 105, userId: 2, jobId: 2, stepId: 20, movedFrom: 102 })}
    ${answers({ application: 101, given: { licence: '"no"', shifts: '"night"', tools: '["none", "saw"]' } })}
    ${answers({ application: 102, given: { licence: '"no"', shifts: '"day"' } })}
    ${answers({ application: 103, given: { licence: '"yes"', shifts: '"day"' } })}
    ${answers({ application: 104, given: { licence: '"no"' }, isSubmitted: false })}
    insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
      values (1, 105, 60, 2, 'waived');`)
  await older.migrate()
  expect(
    await older.query(
      'select user_smartreq_id::int, knock_out_count from application order by user_smartreq_id',
    ),
  ).toEqual([
    [101, 3],
    [102, 1],
    [103, 0],
    [104, 0],
    [105, 1],
  ])
})

it('of several unfinished applications that an older version let begin, the newest goes on', async () => {
  const older = await open('0031')
  await older.run(`${COMPANY}
    ${application({ id: 101, userId: 1, day: 1 })}
    ${application({ id: 102, userId: 1, day: 3 })}
    ${application({ id: 103, userId: 1, day: 2 })}
    ${application({ id: 104, userId: 1, jobId: 2, stepId: 20 })}
    ${application({ id: 105, userId: 2 })}
    ${application({ id: 106, userId: 2, isDeleted: true })}`)
  await older.migrate()
  expect(
    await older.query(
      'select user_smartreq_id::int, status from application order by user_smartreq_id',
    ),
  ).toEqual([
    [101, 'withdrawn'],
    [102, 'incomplete'],
    [103, 'withdrawn'],
    [104, 'incomplete'],
    [105, 'incomplete'],
    [106, 'incomplete'],
  ])
  expect(
    await older.query(
      'select entity_id::int, actor_id, action, from_state, to_state, job_id::int from audit_event order by entity_id',
    ),
  ).toEqual([
    [101, null, 'withdraw', 'incomplete', 'withdrawn', 1],
    [103, null, 'withdraw', 'incomplete', 'withdrawn', 1],
  ])
})

it('head counts of companies become the codes of their sizes', async () => {
  const older = await open('0047')
  await older.run(`insert into account (name, company_size)
    values ('A', null), ('B', 5), ('C', 8), ('D', 50), ('E', 51), ('F', 620), ('G', 1400), ('H', 0)`)
  await older.migrate()
  expect(await older.query('select name, company_size from account order by name')).toEqual([
    ['A', null],
    ['B', 5],
    ['C', 1],
    ['D', 2],
    ['E', 3],
    ['F', 4],
    ['G', 5],
    ['H', null],
  ])
})

/** Two requisitions of one step, and four people. */
const COMPANY = `
  insert into account (account_id, name) overriding system value values (1, 'Harbor & Pine');
  insert into job (account_id, job_id, job_type_id, title, status) overriding system value
    values (1, 1, 2, 'Pilot', 'open'), (1, 2, 2, 'Captain', 'open');
  insert into job_step (account_id, job_step_id, job_id, title, sort_order) overriding system value
    values (1, 10, 1, 'Questions', 1), (1, 20, 2, 'Questions', 1);
  insert into app_user (user_id, email, first_name, last_name) overriding system value
    select n, n || '@example.com', 'A', 'B' from generate_series(1, 4) as n;
  insert into applicant (account_id, user_id, first_name, last_name, email)
    select 1, user_id, first_name, last_name, email from app_user;`

async function open(newest: string) {
  const older = await openOlderDatabase(newest)
  onTestFinished(() => older.close())
  return older
}

function application({
  id,
  userId,
  jobId = 1,
  stepId = 10,
  movedFrom = null,
  day = 1,
  isDeleted = false,
}: {
  id: number
  userId: number
  jobId?: number
  stepId?: number
  movedFrom?: number | null
  day?: number
  isDeleted?: boolean
}): string {
  return `insert into application (account_id, user_smartreq_id, job_id, user_id, job_step_id, moved_from, created_at,
      deleted_at) overriding system value
    values (1, ${id}, ${jobId}, ${userId}, ${stepId}, ${movedFrom}, '2026-10-0${day}', ${isDeleted ? 'now()' : null});`
}

/** An attempt at the questions of the first requisition. */
function answers(given: {
  application: number
  given: Readonly<Record<string, string>>
  isSubmitted?: boolean
}): string {
  const { application: id, isSubmitted = true } = given
  const values = Object.entries(given.given).map(
    ([
      question,
      value,
    ]) => `(1, (select attempt_id from attempt where user_smartreq_id = ${id}), '${question}',
      (select user_id from attempt where user_smartreq_id = ${id}), '${value}', now(), gen_random_uuid(), 1)`,
  )
  return `
    insert into user_step_activity (account_id, user_smartreq_id, job_step_activity_id, user_id, status)
      select 1, ${id}, 50, user_id, 'submitted' from application where user_smartreq_id = ${id};
    insert into attempt (attempt_id, account_id, user_id, user_smartreq_id, user_step_activity_id, asmt_id, language,
        device_id, pledge_accepted_at, device_started_at, submitted_at)
      select gen_random_uuid(), 1, user_id, ${id}, user_step_activity_id, 900, 'en', gen_random_uuid(), now(), now(),
        ${isSubmitted ? 'now()' : null} from user_step_activity where user_smartreq_id = ${id};
    insert into answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
      values ${values.join(', ')};`
}
