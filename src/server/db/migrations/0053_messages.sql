CREATE TABLE "email_opt_out" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"opted_out_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_opt_out_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "email_template" (
	"account_id" bigint NOT NULL,
	"template_slug" text NOT NULL,
	"language" char(2) NOT NULL,
	"display_name" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_template_account_id_template_slug_language_pk" PRIMARY KEY("account_id","template_slug","language")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"account_id" bigint NOT NULL,
	"message_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"subject" text,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	"sending_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "message_account_id_message_id_pk" PRIMARY KEY("account_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "message_batch" (
	"account_id" bigint NOT NULL,
	"batch_id" uuid NOT NULL,
	"job_id" bigint NOT NULL,
	"sent_by" bigint NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_batch_account_id_batch_id_pk" PRIMARY KEY("account_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "email_opt_out" ADD CONSTRAINT "email_opt_out_account_id_user_id_applicant_account_id_user_id_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."applicant"("account_id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_batch_id_message_batch_account_id_batch_id_fk" FOREIGN KEY ("account_id","batch_id") REFERENCES "public"."message_batch"("account_id","batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_batch" ADD CONSTRAINT "message_batch_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_opt_out_user" ON "email_opt_out" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_batch_recipient" ON "message" USING btree ("account_id","batch_id","user_id");--> statement-breakpoint
CREATE INDEX "message_unsent" ON "message" USING btree ("account_id","batch_id","message_id") WHERE sent_at is null and cancelled_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "message_application" ON "message" USING btree ("account_id","user_smartreq_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_user" ON "message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_batch_job" ON "message_batch" USING btree ("account_id","job_id");