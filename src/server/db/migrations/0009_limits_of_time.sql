CREATE TABLE "attempt_journal" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"hash" char(64) NOT NULL,
	"prev" char(64) NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"wall_ms" bigint NOT NULL,
	"mono_ms" bigint NOT NULL,
	"offset_ms" bigint NOT NULL,
	"page" uuid NOT NULL,
	"detail" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_journal_attempt_id_device_id_seq_hash_pk" PRIMARY KEY("attempt_id","device_id","seq","hash")
);
--> statement-breakpoint
CREATE TABLE "attempt_timer" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"timer" text NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempt_timer_attempt_id_timer_pk" PRIMARY KEY("attempt_id","timer")
);
--> statement-breakpoint
CREATE TABLE "attempt_timing" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"verdict" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempt_journal" ADD CONSTRAINT "attempt_journal_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_timer" ADD CONSTRAINT "attempt_timer_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_timing" ADD CONSTRAINT "attempt_timing_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;