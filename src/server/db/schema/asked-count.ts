// How many questions of an activity are to be answered, for queries that read `assessment`.
import { type SQL, sql } from 'drizzle-orm'

import { assessment } from './assessment.ts'

const NOT_ASKED =
  '$.questions[*] ? (@.input.type == "clip" || (@.input.type == "typing" && @.is_required == false))'

/** As `isAsked` of the contract. Only these kinds have other questions: the content of all others is not read. */
export function askedCount(): SQL<number | null> {
  return sql<number | null>`case
    when ${assessment.kind} in ('typing-test', 'language-test') then ${assessment.questionCount}
      - jsonb_array_length(jsonb_path_query_array(${assessment.content}, ${NOT_ASKED}::jsonpath))
    else ${assessment.questionCount} end`
}
