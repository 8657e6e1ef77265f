DROP INDEX "recording_resume";--> statement-breakpoint
DROP INDEX "applicant_search";--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "folded_title" text GENERATED ALWAYS AS (fold_text(title)) STORED;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "folded" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || email)) STORED;--> statement-breakpoint
CREATE INDEX "recording_folded_resume" ON "recording" USING gin (to_tsvector('simple', fold_text(left("file_text", 100000)))) WHERE question_id = 'resume';--> statement-breakpoint
CREATE INDEX "applicant_folded" ON "applicant" USING gin ((fold_text("first_name" || ' ' || "last_name" || ' ' || "email")) gin_trgm_ops);