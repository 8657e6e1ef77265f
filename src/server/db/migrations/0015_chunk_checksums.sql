ALTER TABLE "recording_chunk" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recording_chunk" ADD COLUMN "sha1" char(40);--> statement-breakpoint
ALTER TABLE "recording_chunk" ADD CONSTRAINT "recording_chunk_checked" CHECK (num_nonnulls("recording_chunk"."sha1", "recording_chunk"."sha256") > 0);