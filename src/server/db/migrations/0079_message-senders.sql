ALTER TABLE "message_batch" ADD COLUMN "mail_sender" text DEFAULT 'no-reply' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_batch" ADD COLUMN "from_name" text DEFAULT '' NOT NULL;