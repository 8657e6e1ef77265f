ALTER TABLE "account" ADD COLUMN "candidate_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "candidate_contact" text DEFAULT '' NOT NULL;