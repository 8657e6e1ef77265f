ALTER TABLE "job_team" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "guest_first_name" text;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "guest_last_name" text;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "is_notified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_team_guest" ON "job_team" USING btree ("account_id","job_id","guest_email");--> statement-breakpoint
CREATE INDEX "job_team_guest_email" ON "job_team" USING btree ("guest_email");--> statement-breakpoint
ALTER TABLE "job_team" ADD CONSTRAINT "job_team_named" CHECK (("job_team"."user_id" is null) = ("job_team"."guest_email" is not null));