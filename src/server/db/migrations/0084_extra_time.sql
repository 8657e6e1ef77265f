CREATE TABLE "extra_time_setting" (
	"account_id" bigint NOT NULL,
	"setting_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "extra_time_setting_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"extra_time" text NOT NULL,
	"set_by" bigint NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extra_time_setting_account_id_setting_id_pk" PRIMARY KEY("account_id","setting_id")
);
--> statement-breakpoint
ALTER TABLE "attempt_timer" ADD COLUMN "extra_time" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "extra_time_setting" ADD CONSTRAINT "extra_time_setting_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_time_setting_of" ON "extra_time_setting" USING btree ("account_id","user_smartreq_id","setting_id");--> statement-breakpoint
CREATE INDEX "extra_time_setting_user" ON "extra_time_setting" USING btree ("user_id");