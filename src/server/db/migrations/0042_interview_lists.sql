ALTER TABLE "interview" ADD COLUMN "staff_zone" text;--> statement-breakpoint
CREATE INDEX "interview_by_latest" ON "interview" USING btree ("account_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interview_by_status" ON "interview" USING btree ("account_id","status","starts_at");