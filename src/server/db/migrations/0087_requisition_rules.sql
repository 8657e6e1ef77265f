ALTER TABLE "job" ADD COLUMN "resume_required_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "linkedin_required_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "languages" text[] DEFAULT '{en,es,fr}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "accommodations" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "accommodations_contact" text DEFAULT '' NOT NULL;