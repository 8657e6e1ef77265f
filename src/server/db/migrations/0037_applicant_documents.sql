CREATE TABLE "applicant_document" (
	"account_id" bigint NOT NULL,
	"document_id" uuid NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"added_by" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"is_private" boolean NOT NULL,
	"text_state" text DEFAULT 'waiting' NOT NULL,
	"file_text" text,
	"changed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "applicant_document_account_id_document_id_pk" PRIMARY KEY("account_id","document_id"),
	CONSTRAINT "applicant_document_text_state" CHECK (text_state in ('waiting', 'ready', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "applicant_document" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "applicant_document" ADD CONSTRAINT "applicant_document_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_document_list" ON "applicant_document" USING btree ("account_id","user_smartreq_id","added_at" DESC NULLS LAST,"document_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applicant_document_added_by" ON "applicant_document" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "applicant_document_deleted" ON "applicant_document" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "applicant_document" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "applicant_document" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "private_data" ON "applicant_document" AS RESTRICTIVE FOR ALL TO public USING (not is_private or (select app_scope()) <> 'account' or (select sees_private_data())) WITH CHECK (not is_private or (select app_scope()) <> 'account' or (select sees_private_data()));