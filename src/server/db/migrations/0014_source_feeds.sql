ALTER TABLE "source" ADD COLUMN "feed_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "source" ADD CONSTRAINT "source_feed_token_unique" UNIQUE("feed_token");