CREATE TABLE "eeoc_figure" (
	"account_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"question" text NOT NULL,
	"choice" text NOT NULL,
	"outcome" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "eeoc_figure_account_id_job_id_question_choice_outcome_pk" PRIMARY KEY("account_id","job_id","question","choice","outcome")
);
--> statement-breakpoint
ALTER TABLE "eeoc_figure" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "eeoc_publication" (
	"account_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"people" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eeoc_publication_account_id_job_id_pk" PRIMARY KEY("account_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "eeoc_publication" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "eeoc_answer" ADD COLUMN "counted_as" text;--> statement-breakpoint
ALTER TABLE "eeoc_figure" ADD CONSTRAINT "eeoc_figure_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eeoc_publication" ADD CONSTRAINT "eeoc_publication_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "system_scope" ON "eeoc_figure" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "eeoc_figure" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "eeoc_publication" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "eeoc_publication" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));