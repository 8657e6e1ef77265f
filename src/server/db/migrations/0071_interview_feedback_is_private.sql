-- What interviewers write is the company's; the candidate reads none of it.
ALTER TABLE interview_feedback ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON interview_feedback USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON interview_feedback USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
