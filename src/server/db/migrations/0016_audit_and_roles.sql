ALTER TABLE "audit_event" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_event" ADD COLUMN "after" jsonb;--> statement-breakpoint
-- Names that a company gave twice are told apart, so that each is one from here on.
UPDATE role SET role_name = role.role_name || ' (' || role.role_id || ')'
FROM role older
WHERE older.account_id = role.account_id AND lower(older.role_name) = lower(role.role_name) AND older.role_id < role.role_id;--> statement-breakpoint
CREATE UNIQUE INDEX "role_name" ON "role" USING btree ("account_id",lower("role_name"));--> statement-breakpoint
CREATE INDEX "user_role_role" ON "user_role" USING btree ("account_id","role_id");--> statement-breakpoint
CREATE INDEX "audit_event_at" ON "audit_event" USING btree ("account_id","at","audit_id");--> statement-breakpoint
CREATE INDEX "audit_event_actor" ON "audit_event" USING btree ("account_id","actor_id","at");