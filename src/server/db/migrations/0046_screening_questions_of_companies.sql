-- What a company wrote is content as well: its staff write and delete it, and never change it.
GRANT INSERT, DELETE ON assessment TO fairlead_app;
--> statement-breakpoint
ALTER TABLE assessment ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON assessment
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON assessment
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
CREATE POLICY shared_content ON assessment FOR SELECT USING (account_id IS NULL);
--> statement-breakpoint
-- A person takes what the companies ask that they applied to.
CREATE POLICY own_applications ON assessment FOR SELECT
  USING (account_id IN (SELECT account_id FROM application WHERE user_id = (SELECT app_person_id())));
--> statement-breakpoint
ALTER TABLE account_question ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON account_question
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON account_question
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
