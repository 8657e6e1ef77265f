ALTER TABLE account_field ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON account_field
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON account_field
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
--> statement-breakpoint
ALTER TABLE account_field ADD CONSTRAINT account_field_usage CHECK (usage_type_id = 2);
