-- The audit trail.

-- The requisition that an entry of the audit trail is about, found here so that no writer of the trail can forget it.
CREATE OR REPLACE FUNCTION audit_job_id(company bigint, kind text, id bigint) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT CASE kind
    WHEN 'requisition' THEN id
    WHEN 'application' THEN (SELECT job_id FROM application WHERE account_id = company AND user_smartreq_id = id)
    WHEN 'job_posting' THEN (SELECT job_id FROM job_posting WHERE account_id = company AND job_posting_id = id)
  END
$$;

CREATE OR REPLACE FUNCTION audit_event_finds_job() RETURNS trigger LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.job_id := coalesce(NEW.job_id, audit_job_id(NEW.account_id, NEW.entity, NEW.entity_id));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER audit_event_finds_job BEFORE INSERT ON audit_event
  FOR EACH ROW EXECUTE FUNCTION audit_event_finds_job();
