// The names of what a rule refers to, read with the rule: they need not be among the first of any list.
import { sql, type SQL } from 'drizzle-orm'

import type { RuleNames } from '#contract/automation/automation.ts'

/** A column of a list of rules. What is gone, and a user who left the company, has no name. */
export const ruleNames = sql<RuleNames>`jsonb_build_object(
  'tags', (select ${listOf(sql`n.tag_id`, sql`n.name`)} from applicant_tag n
    where n.account_id = automation_rule.account_id and n.tag_id in ${idsAt('tag_ids[*]')}),
  'users', (select ${listOf(sql`n.user_id`, sql`n.first_name || ' ' || n.last_name`)} from app_user n
    where n.user_id in ${idsAt('user_id')} or n.user_id in ${idsAt('user_ids[*]')}),
  'hiring_classes', (select ${listOf(sql`n.hiring_class_id`, sql`n.name`)} from hiring_class n
    where n.account_id = automation_rule.account_id and n.job_id = automation_rule.job_id
      and n.hiring_class_id in ${idsAt('hiring_class_ids[*]')}),
  'requisitions', (select ${listOf(sql`n.job_id`, sql`n.title`)} from job n
    where n.account_id = automation_rule.account_id and n.job_id in ${idsAt('to_job_id')}))`

function listOf(id: SQL, name: SQL): SQL {
  return sql`coalesce(jsonb_agg(jsonb_build_object('id', ${id}, 'name', ${name}) order by ${id}), '[]'::jsonb)`
}

/** The ids that conditions and actions have in one of their properties; null is no one's. */
function idsAt(property: string): SQL {
  const path = `$[*].${property} ? (@.type() == "number")`
  return sql`(select jsonb_path_query(automation_rule.conditions || automation_rule.actions, ${path}::jsonpath)::bigint)`
}
