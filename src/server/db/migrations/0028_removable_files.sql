CREATE TABLE "removable_file" (
	"key" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Of no company: only the system erases.
ALTER TABLE removable_file ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON removable_file
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
