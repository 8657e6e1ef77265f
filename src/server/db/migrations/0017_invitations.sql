CREATE TABLE "invitation" (
	"account_id" bigint NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"job_id" bigint,
	"user_smartreq_id" bigint,
	"subject_user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitation_account_id_uuid_pk" PRIMARY KEY("account_id","uuid"),
	CONSTRAINT "invitation_kind" CHECK ("invitation"."kind" in ('interview', 'scorecard', 'career-pathways', 'interview-list'))
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_subject_user_id_app_user_user_id_fk" FOREIGN KEY ("subject_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_uuid" ON "invitation" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "invitation_job" ON "invitation" USING btree ("account_id","job_id");--> statement-breakpoint
CREATE INDEX "invitation_application" ON "invitation" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "invitation_subject" ON "invitation" USING btree ("subject_user_id");