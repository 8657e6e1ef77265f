-- Saving an answer runs with every tap of every candidate: one statement, one round trip, few plan nodes.

-- Sets whose rows the rest of the transaction may touch, as inScope does from outside.
CREATE FUNCTION enter_scope(scope text, person bigint, company bigint) RETURNS void LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM set_config('app.scope', scope, true),
          set_config('app.user_id', coalesce(person::text, ''), true),
          set_config('app.account_id', coalesce(company::text, ''), true);
END $$;
--> statement-breakpoint
-- The tables of an answer are read and written a few rows at a time. There, three policies with a sub-select each cost
-- more to prepare than to evaluate: one policy whose words are read directly says the same.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['attempt', 'answer', 'answer_evidence'] LOOP
    EXECUTE format('DROP POLICY system_scope ON %I', name);
    EXECUTE format('DROP POLICY account_scope ON %I', name);
    EXECUTE format('DROP POLICY person_scope ON %I', name);
    EXECUTE format($policy$
      CREATE POLICY any_scope ON %I USING (
        CASE current_setting('app.scope', true)
          WHEN 'person' THEN user_id = nullif(current_setting('app.user_id', true), '')::bigint
          WHEN 'account' THEN account_id = nullif(current_setting('app.account_id', true), '')::bigint
          WHEN 'system' THEN true
          ELSE false
        END)
    $policy$, name);
  END LOOP;
END $$;
--> statement-breakpoint
DROP POLICY system_scope ON command_receipt;
--> statement-breakpoint
DROP POLICY own_receipts ON command_receipt;
--> statement-breakpoint
CREATE POLICY own_receipts ON command_receipt USING (
  current_setting('app.scope', true) = 'system'
  OR user_id = nullif(current_setting('app.user_id', true), '')::bigint);
--> statement-breakpoint
-- A transaction's instant or a stored one, as the API writes instants.
CREATE FUNCTION api_instant(instant timestamptz) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT to_char(instant AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
--> statement-breakpoint
-- Merges a batch of answers into an attempt and writes its receipt; null when the person has no such attempt.
-- The lock on the attempt is the fence: `submitted_at` cannot change between the look at it and the commit, and two
-- batches of one attempt follow one another. The receipt's unique key decides between a first request and a repeat:
-- a repeat is refused as a whole (FL001), so that whatever it merged is undone, and its caller reads the receipt.
CREATE FUNCTION save_answers(
  scope text, person bigint, company bigint,
  wanted_attempt uuid, device uuid, batch jsonb, key uuid, hash char(64), command_name text
) RETURNS jsonb LANGUAGE plpgsql
  AS $$
DECLARE
  target record;
  batch_size int := jsonb_array_length(batch);
  stored_count int := 0;
  new_count int := 0;
  outranking jsonb := '[]';
  receipt jsonb;
BEGIN
  PERFORM enter_scope(scope, person, company);

  UPDATE attempt a SET last_saved_at = now()
  WHERE a.attempt_id = wanted_attempt AND a.user_id = person
  RETURNING a.account_id, a.submitted_at, a.answered_count INTO target;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;

  IF target.submitted_at IS NULL THEN
    WITH stored AS (
      INSERT INTO answer (account_id, attempt_id, question_id, user_id, value, answered_at, device_id, rev)
      SELECT target.account_id, wanted_attempt, g.question_id, person, g.value,
             least(g.answered_at, date_trunc('milliseconds', now()) + interval '1 minute'), device, g.rev
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
    'acknowledged', (SELECT jsonb_agg(jsonb_build_object('question_id', g->'question_id', 'rev', g->'rev'))
                     FROM jsonb_array_elements(batch) AS g),
    'superseded', outranking,
    'is_fenced', target.submitted_at IS NOT NULL,
    'answered_count', target.answered_count + new_count,
    'server_time', api_instant(now()));

  INSERT INTO command_receipt (user_id, idempotency_key, command, request_hash, reply)
  VALUES (person, key, command_name, hash, receipt)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this key has a receipt' USING ERRCODE = 'FL001';
  END IF;
  RETURN receipt;
END $$;
