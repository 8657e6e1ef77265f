CREATE TABLE "interview_feedback" (
	"account_id" bigint NOT NULL,
	"interview_uuid" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"entries" jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"unlock_reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_feedback_account_id_interview_uuid_user_id_pk" PRIMARY KEY("account_id","interview_uuid","user_id"),
	CONSTRAINT "interview_feedback_status" CHECK ("interview_feedback"."status" in ('draft', 'submitted', 'unlocked')),
	CONSTRAINT "interview_feedback_submitted" CHECK ("interview_feedback"."status" = 'draft' or "interview_feedback"."submitted_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_feedback" ADD CONSTRAINT "interview_feedback_account_id_interview_uuid_interview_account_id_interview_uuid_fk" FOREIGN KEY ("account_id","interview_uuid") REFERENCES "public"."interview"("account_id","interview_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_feedback_person" ON "interview_feedback" USING btree ("user_id");