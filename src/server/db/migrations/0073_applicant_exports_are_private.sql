-- Exports are the company's: whose user asked for one is for the service to check.
ALTER TABLE applicant_export ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON applicant_export USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON applicant_export USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
