CREATE TABLE "application_decision" (
	"account_id" bigint NOT NULL,
	"decision_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_decision_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"action" text NOT NULL,
	"decided_by" bigint NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"plan_version" integer NOT NULL,
	"from_status" text NOT NULL,
	"from_step_status" text NOT NULL,
	"from_job_step_id" bigint,
	"to_status" text NOT NULL,
	"to_step_status" text NOT NULL,
	"to_job_step_id" bigint,
	"step_outcome" text,
	"rejection_reason_id" bigint,
	"reason_note" text,
	"undone_at" timestamp with time zone,
	CONSTRAINT "application_decision_account_id_decision_id_pk" PRIMARY KEY("account_id","decision_id")
);
--> statement-breakpoint
CREATE TABLE "rejection_reason" (
	"account_id" bigint NOT NULL,
	"rejection_reason_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rejection_reason_rejection_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason_type" text NOT NULL,
	"label" text NOT NULL,
	"standard_reason" text,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "rejection_reason_account_id_rejection_reason_id_pk" PRIMARY KEY("account_id","rejection_reason_id")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_decision" ADD CONSTRAINT "application_decision_account_id_rejection_reason_id_rejection_reason_account_id_rejection_reason_id_fk" FOREIGN KEY ("account_id","rejection_reason_id") REFERENCES "public"."rejection_reason"("account_id","rejection_reason_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejection_reason" ADD CONSTRAINT "rejection_reason_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_decision_batch" ON "application_decision" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE INDEX "application_decision_of" ON "application_decision" USING btree ("account_id","user_smartreq_id","decided_at");--> statement-breakpoint
CREATE INDEX "application_decision_reason" ON "application_decision" USING btree ("account_id","rejection_reason_id") WHERE rejection_reason_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "rejection_reason_standard" ON "rejection_reason" USING btree ("account_id","standard_reason");