-- By when a company answers an applicant who waits for its decision.

-- The day on which so many working days (Monday to Friday) have passed after another day.
CREATE OR REPLACE FUNCTION add_working_days(since date, days integer) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT since + n FROM generate_series(1, days * 2 + 7) AS n
  WHERE extract(isodow FROM since + n) < 6
  ORDER BY n OFFSET days - 1 LIMIT 1
$$;

-- True while an application waits for a decision of the company.
CREATE OR REPLACE FUNCTION waits_for_answer(row_of application) RETURNS boolean LANGUAGE sql IMMUTABLE
  AS $$
  SELECT row_of.step_status = 'awaiting_decision' AND row_of.status IN ('new', 'active', 'on_hold')
     AND row_of.deleted_at IS NULL AND row_of.erased_at IS NULL
$$;

-- Keeps the promise of the step at which an application waits. As the owner: candidates move their own applications, and
-- write no promise themselves.
CREATE OR REPLACE FUNCTION keep_answer_promise() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
DECLARE
  waited boolean := waits_for_answer(OLD);
  waits boolean := waits_for_answer(NEW);
  has_moved boolean := OLD.job_step_id IS DISTINCT FROM NEW.job_step_id;
BEGIN
  IF waited AND (NOT waits OR has_moved) THEN
    IF NEW.status IN ('withdrawn', 'transferred') OR NEW.deleted_at IS NOT NULL OR NEW.erased_at IS NOT NULL THEN
      -- Nobody waits for an answer any more, and none was given: it is neither kept nor broken.
      DELETE FROM answer_promise p
      WHERE p.account_id = OLD.account_id AND p.user_smartreq_id = OLD.user_smartreq_id AND p.answered_at IS NULL;
    ELSE
      UPDATE answer_promise p SET answered_at = now()
      WHERE p.account_id = OLD.account_id AND p.user_smartreq_id = OLD.user_smartreq_id
        AND p.job_step_id = OLD.job_step_id AND p.answered_at IS NULL;
    END IF;
  END IF;
  IF waits AND (NOT waited OR has_moved) THEN
    -- A decision that is undone was no answer: the wait goes on. One that is taken back later begins another wait.
    INSERT INTO answer_promise AS p (account_id, user_smartreq_id, job_step_id, job_id, user_id, since, due_on)
    SELECT NEW.account_id, NEW.user_smartreq_id, s.job_step_id, NEW.job_id, NEW.user_id, now(),
           add_working_days((now() AT TIME ZONE 'UTC')::date, s.answer_days)
    FROM job_step s
    WHERE s.account_id = NEW.account_id AND s.job_step_id = NEW.job_step_id AND s.answer_days IS NOT NULL
    ON CONFLICT (account_id, user_smartreq_id, job_step_id) DO UPDATE
      SET since = CASE WHEN p.answered_at > now() - interval '1 hour' THEN p.since ELSE excluded.since END,
          due_on = CASE WHEN p.answered_at > now() - interval '1 hour' THEN p.due_on ELSE excluded.due_on END,
          answered_at = NULL, overdue_told_at = NULL;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER application_keeps_promise
  AFTER UPDATE OF status, step_status, job_step_id, deleted_at, erased_at ON application
  FOR EACH ROW
  WHEN (OLD.step_status = 'awaiting_decision' OR NEW.step_status = 'awaiting_decision')
  EXECUTE FUNCTION keep_answer_promise();
