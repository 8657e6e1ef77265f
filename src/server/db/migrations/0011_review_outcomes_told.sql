ALTER TABLE "human_review" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "human_review_untold" ON "human_review" USING btree ("answered_at") WHERE answered_at is not null and told_at is null;--> statement-breakpoint
-- Answers from before this version are not told any more.
UPDATE "human_review" SET "told_at" = "answered_at" WHERE "answered_at" IS NOT NULL;