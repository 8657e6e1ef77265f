CREATE TABLE "attempt_refusal" (
	"account_id" bigint NOT NULL,
	"attempt_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" uuid,
	"command" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_refusal_attempt_id_place_pk" PRIMARY KEY("attempt_id","place"),
	CONSTRAINT "attempt_refusal_few" CHECK ("attempt_refusal"."place" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "command_receipt" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "command_receipt" ADD COLUMN "device_id" uuid;--> statement-breakpoint
ALTER TABLE "attempt_refusal" ADD CONSTRAINT "attempt_refusal_attempt_id_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempt"("attempt_id") ON DELETE no action ON UPDATE no action;