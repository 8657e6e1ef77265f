-- Recordings and files.

-- How much recordings take: of a question in its attempt, and of the person, the requisition and the company that the
-- attempt is of. One that is under way counts as `reserved` at least. As the owner, since a person sees their own only.
CREATE OR REPLACE FUNCTION stored_bytes_of(asked uuid, asked_question text, reserved bigint)
  RETURNS TABLE (question numeric, person numeric, requisition numeric, account numeric)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  WITH target AS (
    SELECT t.attempt_id, t.account_id, t.user_id, a.job_id
    FROM attempt t
    JOIN application a ON a.account_id = t.account_id AND a.user_smartreq_id = t.user_smartreq_id
    WHERE t.attempt_id = asked
  ), sized AS (
    SELECT r.attempt_id, r.question_id, r.account_id, r.user_id, r.user_smartreq_id,
      CASE WHEN r.status = 'uploading' THEN greatest(r.stored_bytes, reserved) ELSE r.stored_bytes END AS bytes
    FROM recording r, target
    WHERE r.account_id = target.account_id OR r.user_id = target.user_id
  )
  SELECT
    coalesce(sum(s.bytes) FILTER (WHERE s.attempt_id = asked AND s.question_id = asked_question), 0),
    coalesce(sum(s.bytes) FILTER (WHERE s.user_id = target.user_id), 0),
    coalesce(sum(s.bytes) FILTER (WHERE s.account_id = target.account_id AND a.job_id = target.job_id), 0),
    coalesce(sum(s.bytes) FILTER (WHERE s.account_id = target.account_id), 0)
  FROM target
  LEFT JOIN sized s ON true
  LEFT JOIN application a ON a.account_id = s.account_id AND a.user_smartreq_id = s.user_smartreq_id
  GROUP BY target.user_id, target.account_id, target.job_id
$$;

-- The applications whose resume says what was asked for, as web searches are written: all words, "a phrase", -without.
-- Only the resume that the form names, not one that was replaced. As the owner, like `search_applicants`.
CREATE OR REPLACE FUNCTION search_resumes(asked text) RETURNS SETOF bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT r.user_smartreq_id
  FROM recording r
  JOIN answer a ON a.attempt_id = r.attempt_id AND a.question_id = r.question_id
    AND a.value = to_jsonb(r.recording_id::text)
  WHERE r.account_id = coalesce(app_account_id(), 0) AND r.question_id = 'resume'
    AND to_tsvector('simple', fold_text(left(r.file_text, 100000))) @@ websearch_to_tsquery('simple', fold_text(asked))
$$;
