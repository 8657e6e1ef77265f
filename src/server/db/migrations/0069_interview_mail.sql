ALTER TABLE "interview" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_message" ADD COLUMN "calendar" text;