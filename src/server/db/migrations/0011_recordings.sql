CREATE TABLE "recording" (
	"account_id" bigint NOT NULL,
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"device_id" uuid NOT NULL,
	"mime" text NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"reason" text,
	"round" smallint DEFAULT 1 NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"received_chunks" integer DEFAULT 0 NOT NULL,
	"manifest" jsonb,
	"total_bytes" bigint,
	"digest" char(64),
	"duration_ms" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recording_chunk" (
	"account_id" bigint NOT NULL,
	"recording_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"index" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"size" integer NOT NULL,
	"sha256" char(64) NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recording_chunk_recording_id_round_index_pk" PRIMARY KEY("recording_id","round","index")
);
--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunk" ADD CONSTRAINT "recording_chunk_recording_id_recording_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("recording_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_question" ON "recording" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "recording_application" ON "recording" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "recording_user" ON "recording" USING btree ("user_id");