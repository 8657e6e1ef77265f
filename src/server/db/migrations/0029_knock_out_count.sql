ALTER TABLE "application" ADD COLUMN "knock_out_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- As it was when the column came in; functions/answers.sql has the current definition.
CREATE OR REPLACE FUNCTION knock_out_answers(company bigint, application_id bigint)
  RETURNS TABLE (job_step_id bigint, question_id text) LANGUAGE sql STABLE
  AS $$
  WITH RECURSIVE origin(id) AS (
    SELECT application_id
    UNION
    SELECT a.moved_from FROM origin o
    JOIN application a ON a.account_id = company AND a.user_smartreq_id = o.id
    WHERE a.moved_from IS NOT NULL)
  SELECT DISTINCT j.job_step_id, q->>'question_id'
  FROM user_step_activity u
  JOIN job_step_activity j ON j.account_id = company AND j.job_step_activity_id = u.job_step_activity_id
  JOIN attempt t ON t.account_id = company AND t.user_smartreq_id IN (SELECT id FROM origin)
    AND t.submitted_at IS NOT NULL
    AND (t.user_step_activity_id = u.user_step_activity_id OR u.status = 'waived' AND t.asmt_id = j.asmt_id)
  JOIN assessment s ON s.asmt_id = t.asmt_id AND s.settings->>'kind' = 'screening-questions'
  CROSS JOIN LATERAL jsonb_array_elements(s.settings->'questions') AS q
  JOIN answer w ON w.attempt_id = t.attempt_id AND w.question_id = q->>'question_id'
  WHERE u.account_id = company AND u.user_smartreq_id = application_id
    AND EXISTS (SELECT FROM jsonb_array_elements(q->'options') AS o
      WHERE (o->>'is_knock_out')::boolean AND w.value @> (o->'value'))
$$;--> statement-breakpoint
UPDATE application a SET knock_out_count = k.answers
FROM (SELECT t.account_id, t.user_smartreq_id,
    (SELECT count(*) FROM knock_out_answers(t.account_id, t.user_smartreq_id)) AS answers
  FROM (SELECT DISTINCT t.account_id, t.user_smartreq_id FROM attempt t
    JOIN assessment s ON s.asmt_id = t.asmt_id AND s.settings->>'kind' = 'screening-questions'
    WHERE t.submitted_at IS NOT NULL
    UNION
    SELECT m.account_id, m.user_smartreq_id FROM application m WHERE m.moved_from IS NOT NULL) AS t) AS k
WHERE a.account_id = k.account_id AND a.user_smartreq_id = k.user_smartreq_id AND k.answers > 0;--> statement-breakpoint
CREATE INDEX "application_knocked_out" ON "application" USING btree ("account_id","job_id") WHERE knock_out_count > 0 and deleted_at is null and merged_into is null;