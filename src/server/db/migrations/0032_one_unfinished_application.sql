-- Where the retake interval was 0, an earlier version let someone begin several: the newest goes on.
WITH older AS (
  UPDATE application a SET status = 'withdrawn', decided_at = now()
  WHERE a.status = 'incomplete' AND a.deleted_at IS NULL AND EXISTS (
    SELECT FROM application n
    WHERE n.account_id = a.account_id AND n.job_id = a.job_id AND n.user_id = a.user_id
      AND n.status = 'incomplete' AND n.deleted_at IS NULL
      AND (n.created_at, n.ref_id) > (a.created_at, a.ref_id))
  RETURNING a.account_id, a.user_smartreq_id, a.job_id)
INSERT INTO audit_event (account_id, entity, entity_id, action, from_state, to_state, job_id)
SELECT account_id, 'application', user_smartreq_id, 'withdraw', 'incomplete', 'withdrawn', job_id FROM older;--> statement-breakpoint
CREATE UNIQUE INDEX "application_unfinished" ON "application" USING btree ("account_id","job_id","user_id") WHERE status = 'incomplete' and deleted_at is null;