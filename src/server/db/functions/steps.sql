-- Since when an application is at its step.

CREATE OR REPLACE FUNCTION note_first_step_since() RETURNS trigger LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.step_since := NEW.created_at;
  RETURN NEW;
END $$;

-- Moving to a new version of the same step does not restart the time. Undoing a move within an hour does not either.
-- As the owner: candidates move their own applications, and read no decisions.
CREATE OR REPLACE FUNCTION note_step_since() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  IF OLD.job_step_id IS NULL THEN
    NEW.step_since := now();
    RETURN NEW;
  END IF;
  IF EXISTS (
    SELECT FROM job_step o JOIN job_step n
      ON n.account_id = o.account_id AND coalesce(n.origin_step_id, n.job_step_id) = coalesce(o.origin_step_id, o.job_step_id)
    WHERE o.account_id = NEW.account_id AND o.job_step_id = OLD.job_step_id AND n.job_step_id = NEW.job_step_id)
  THEN
    RETURN NEW;
  END IF;
  NEW.step_since := coalesce(
    (SELECT d.entered_at FROM application_decision d
     WHERE d.account_id = NEW.account_id AND d.user_smartreq_id = NEW.user_smartreq_id
       AND d.from_job_step_id = NEW.job_step_id AND d.to_job_step_id = OLD.job_step_id
       AND d.decided_at > now() - interval '1 hour'
     ORDER BY d.decided_at DESC LIMIT 1),
    now());
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER application_has_step_since
  BEFORE INSERT ON application
  FOR EACH ROW EXECUTE FUNCTION note_first_step_since();

CREATE OR REPLACE TRIGGER application_changes_step
  BEFORE UPDATE OF job_step_id ON application
  FOR EACH ROW WHEN (OLD.job_step_id IS DISTINCT FROM NEW.job_step_id)
  EXECUTE FUNCTION note_step_since();
