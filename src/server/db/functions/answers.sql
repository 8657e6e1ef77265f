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
