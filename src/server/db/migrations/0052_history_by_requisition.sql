-- The requisition that an entry of the audit trail is about, found here so that no writer of the trail can forget it.
CREATE FUNCTION audit_job_id(company bigint, kind text, id bigint) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
  AS $$
  SELECT CASE kind
    WHEN 'requisition' THEN id
    WHEN 'application' THEN (SELECT job_id FROM application WHERE account_id = company AND user_smartreq_id = id)
    WHEN 'job_posting' THEN (SELECT job_id FROM job_posting WHERE account_id = company AND job_posting_id = id)
  END
$$;
--> statement-breakpoint
CREATE FUNCTION audit_event_finds_job() RETURNS trigger LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.job_id := coalesce(NEW.job_id, audit_job_id(NEW.account_id, NEW.entity, NEW.entity_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_event_finds_job BEFORE INSERT ON audit_event
  FOR EACH ROW EXECUTE FUNCTION audit_event_finds_job();
--> statement-breakpoint
-- For what is there already.
UPDATE audit_event SET job_id = audit_job_id(account_id, entity, entity_id)
WHERE entity IN ('requisition', 'application', 'job_posting');
