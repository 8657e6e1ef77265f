-- Interviews are the company's; the candidate sees that one is planned, and when. A link is looked up in the system's scope.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['interview', 'interview_interviewer', 'interviewer_availability'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format(
      'CREATE POLICY system_scope ON %I USING ((SELECT app_scope()) = ''system'') WITH CHECK ((SELECT app_scope()) = ''system'')',
      name
    );
    EXECUTE format(
      'CREATE POLICY account_scope ON %I USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()))',
      name
    );
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY person_scope ON interview FOR SELECT USING (user_id = (SELECT app_person_id()));
--> statement-breakpoint
ALTER TABLE interview ADD CONSTRAINT interview_status CHECK (status IN ('needs_scheduling', 'awaiting_interviewer_slots',
  'awaiting_candidate_booking', 'scheduled', 'awaiting_feedback', 'complete', 'cancelled', 'no_show', 'declined'));
--> statement-breakpoint
ALTER TABLE interview ADD CONSTRAINT interview_times CHECK (
  (starts_at IS NULL) = (ends_at IS NULL) AND ends_at >= starts_at AND (status <> 'scheduled' OR starts_at IS NOT NULL));
