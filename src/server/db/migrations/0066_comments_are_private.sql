-- What staff write about applications is the company's, and a private comment its author's alone: no candidate reads either.
ALTER TABLE application_comment ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON application_comment
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON application_comment
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
ALTER TABLE application_comment ADD CONSTRAINT application_comment_scope CHECK (scope IN ('team', 'private'));
