CREATE TABLE "applicant_tag" (
	"account_id" bigint NOT NULL,
	"tag_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "applicant_tag_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applicant_tag_account_id_tag_id_pk" PRIMARY KEY("account_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "application_change" (
	"account_id" bigint NOT NULL,
	"change_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "application_change_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_by" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "application_change_account_id_change_id_pk" PRIMARY KEY("account_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "application_tag" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "application_tag_account_id_user_smartreq_id_tag_id_pk" PRIMARY KEY("account_id","user_smartreq_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "application_comment" (
	"account_id" bigint NOT NULL,
	"comment_uuid" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"author_user_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "application_comment_account_id_comment_uuid_pk" PRIMARY KEY("account_id","comment_uuid"),
	CONSTRAINT "application_comment_comment_uuid_unique" UNIQUE("comment_uuid")
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "assigned_user_id" bigint;--> statement-breakpoint
ALTER TABLE "applicant_tag" ADD CONSTRAINT "applicant_tag_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_change" ADD CONSTRAINT "application_change_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tag" ADD CONSTRAINT "application_tag_account_id_tag_id_applicant_tag_account_id_tag_id_fk" FOREIGN KEY ("account_id","tag_id") REFERENCES "public"."applicant_tag"("account_id","tag_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_comment" ADD CONSTRAINT "application_comment_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_tag_name" ON "applicant_tag" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "application_change_batch" ON "application_change" USING btree ("account_id","batch_id");--> statement-breakpoint
CREATE INDEX "application_change_of" ON "application_change" USING btree ("account_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "application_tag_of" ON "application_tag" USING btree ("account_id","tag_id","user_smartreq_id");--> statement-breakpoint
CREATE INDEX "application_comment_list" ON "application_comment" USING btree ("account_id","user_smartreq_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_comment_author" ON "application_comment" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "application_comment_deleted" ON "application_comment" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "application_assignee" ON "application" USING btree ("account_id","assigned_user_id","job_id") WHERE assigned_user_id is not null;