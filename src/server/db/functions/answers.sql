-- Saving answers: one round trip each.

-- A transaction's instant or a stored one, as the API writes instants.
CREATE OR REPLACE FUNCTION api_instant(instant timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- A device whose clock is ahead must not outrank everybody until its date has come: an instant in the future counts as
-- in a minute from now. What a revision was taken for once, it keeps: sent again later, it does not become newer.
CREATE OR REPLACE FUNCTION cap_instants(wanted_attempt uuid, device uuid, batch jsonb) RETURNS jsonb LANGUAGE sql STABLE
  AS $$
  SELECT jsonb_agg(
    CASE WHEN g.answered_at <= latest THEN g.one
    ELSE g.one || jsonb_build_object('is_capped', true, 'answered_at', api_instant(
      CASE
        WHEN h.device_id = device AND (h.rev > g.rev OR h.rev = g.rev AND h.value = g.one->'value')
          THEN h.answered_at
        WHEN (h.capped_instants->device::text->>'rev')::int >= g.rev
          THEN (h.capped_instants->device::text->>'at')::timestamptz
        ELSE latest
      END)) END)
  FROM (SELECT one, one->>'question_id' AS question_id, (one->>'rev')::int AS rev,
               (one->>'answered_at')::timestamptz AS answered_at
        FROM jsonb_array_elements(batch) AS one) AS g
  CROSS JOIN (SELECT date_trunc('milliseconds', now()) + interval '1 minute' AS latest) AS clock
  LEFT JOIN answer h ON h.attempt_id = wanted_attempt AND h.question_id = g.question_id
$$;

-- Merges a batch of answers into an attempt and writes its receipt; null when the person has no such attempt.
-- The lock on the attempt is the fence: `submitted_at` cannot change between the look at it and the commit, and two
-- batches of one attempt follow one another. The receipt's unique key decides between a first request and a repeat:
-- a repeat is refused as a whole (FL001), so that whatever it merged is undone, and its caller reads the receipt.
-- `newest` is the latest instant in the batch, and `acknowledged` the batch without its values: the caller knows both,
-- and here each would cost a query. The receipt says whose work on what it is: the trail is read from receipts, so that
-- it costs a save no row and no index of its own.
CREATE OR REPLACE FUNCTION save_answers(
  scope text, person bigint, company bigint,
  wanted_attempt uuid, device uuid, batch jsonb, newest timestamptz, acknowledged jsonb,
  key uuid, hash char(64), command_name text
) RETURNS jsonb LANGUAGE plpgsql
  AS $$
DECLARE
  target record;
  batch_size int := jsonb_array_length(batch);
  stored_count int := 0;
  new_count int := 0;
  is_ahead boolean := newest > now() + interval '1 minute';
  entered text := enter_scope(scope, person, company);
  outranking jsonb := '[]';
  receipt jsonb;
BEGIN
  UPDATE attempt a SET last_saved_at = now()
  WHERE a.attempt_id = wanted_attempt AND a.user_id = person
  RETURNING a.account_id, a.submitted_at, a.answered_count INTO target;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;

  IF target.submitted_at IS NULL THEN
    IF is_ahead THEN
      batch := cap_instants(wanted_attempt, device, batch);
      acknowledged := (SELECT jsonb_agg(jsonb_build_object(
                         'question_id', g->'question_id', 'rev', g->'rev', 'answered_at', g->'answered_at'))
                       FROM jsonb_array_elements(batch) AS g);
    END IF;

    WITH stored AS (
      INSERT INTO answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
      SELECT target.account_id, wanted_attempt, g.question_id, person, g.value, g.answered_at, device, g.rev
      FROM jsonb_to_recordset(batch) AS g(question_id text, value jsonb, rev int, answered_at timestamptz)
      ON CONFLICT (attempt_id, question_id) DO UPDATE
        SET value = excluded.value, answered_at = excluded.answered_at, device_id = excluded.device_id,
            rev = excluded.rev, received_at = now()
        WHERE (excluded.answered_at, excluded.device_id, excluded.rev)
            > (answer.answered_at, answer.device_id, answer.rev)
      RETURNING xmax = 0 AS is_new
    )
    SELECT count(*), count(*) FILTER (WHERE is_new) INTO stored_count, new_count FROM stored;

    IF new_count > 0 THEN
      UPDATE attempt SET answered_count = answered_count + new_count WHERE attempt_id = wanted_attempt;
    END IF;

    IF is_ahead THEN
      UPDATE answer a
      SET capped_instants = coalesce(a.capped_instants, '{}')
          || jsonb_build_object(device::text, jsonb_build_object('rev', g.rev, 'at', g.answered_at))
      FROM jsonb_to_recordset(batch) AS g(question_id text, rev int, answered_at text, is_capped boolean)
      WHERE a.attempt_id = wanted_attempt AND a.question_id = g.question_id AND g.is_capped
        AND coalesce((a.capped_instants->device::text->>'rev')::int, 0) < g.rev;
    END IF;

    IF stored_count < batch_size THEN
      SELECT coalesce(jsonb_agg(jsonb_build_object(
               'question_id', h.question_id, 'value', h.value, 'rev', h.rev,
               'answered_at', api_instant(h.answered_at), 'device_id', h.device_id) ORDER BY h.question_id), '[]')
      INTO outranking
      FROM jsonb_to_recordset(batch) AS g(question_id text, rev int)
      JOIN answer h ON h.attempt_id = wanted_attempt AND h.question_id = g.question_id
      WHERE (h.device_id, h.rev) <> (device, g.rev);
    END IF;
  ELSE
    INSERT INTO answer_evidence (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
    SELECT target.account_id, wanted_attempt, g.question_id, person, g.value, g.answered_at, device, g.rev
    FROM jsonb_to_recordset(batch) AS g(question_id text, value jsonb, rev int, answered_at timestamptz)
    ON CONFLICT DO NOTHING;
  END IF;

  receipt := jsonb_build_object(
    'attempt_id', wanted_attempt,
    'acknowledged', acknowledged,
    'superseded', outranking,
    'is_fenced', target.submitted_at IS NOT NULL,
    'answered_count', target.answered_count + new_count,
    'server_time', api_instant(now()));

  INSERT INTO command_receipt (user_id, idempotency_key, command, request_hash, reply, attempt_id, device_id)
  VALUES (person, key, command_name, hash, receipt, wanted_attempt, device)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this key has a receipt' USING ERRCODE = 'FL001';
  END IF;
  RETURN receipt;
END $$;

-- The questions of an application whose submitted answer is a knock-out, each with the step that asked it. What an
-- activity adopted from an application that was moved here counts as well: it is not asked again.
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
$$;

CREATE OR REPLACE FUNCTION count_knock_outs(company bigint, application_id bigint) RETURNS smallint LANGUAGE sql STABLE
  AS $$ SELECT count(*)::smallint FROM knock_out_answers(company, application_id) $$;
