CREATE TABLE "applicant_export" (
	"account_id" bigint NOT NULL,
	"export_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"job_id" bigint,
	"format" text NOT NULL,
	"language" char(2) NOT NULL,
	"request" jsonb NOT NULL,
	"job_ids" bigint[],
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"bytes" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicant_export_account_id_export_id_pk" PRIMARY KEY("account_id","export_id"),
	CONSTRAINT "applicant_export_format" CHECK ("applicant_export"."format" in ('csv', 'xlsx'))
);
--> statement-breakpoint
ALTER TABLE "applicant_export" ADD CONSTRAINT "applicant_export_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_export" ADD CONSTRAINT "applicant_export_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_export_of" ON "applicant_export" USING btree ("account_id","user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applicant_export_user" ON "applicant_export" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applicant_export_expiry" ON "applicant_export" USING btree ("expires_at");