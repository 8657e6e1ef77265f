CREATE TABLE "job_attribute_group" (
	"account_id" bigint NOT NULL,
	"job_attribute_group_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "job_attribute_group_job_attribute_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "job_attribute_group_account_id_job_attribute_group_id_pk" PRIMARY KEY("account_id","job_attribute_group_id")
);
--> statement-breakpoint
ALTER TABLE "job_attribute_group" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_attribute" ADD COLUMN "job_attribute_group_id" bigint;--> statement-breakpoint
ALTER TABLE "job_attribute_group" ADD CONSTRAINT "job_attribute_group_account_id_job_id_job_account_id_job_id_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_attribute_group_job" ON "job_attribute_group" USING btree ("account_id","job_id","sort_order");--> statement-breakpoint
ALTER TABLE "job_attribute" ADD CONSTRAINT "job_attribute_in_group" FOREIGN KEY ("account_id","job_attribute_group_id") REFERENCES "public"."job_attribute_group"("account_id","job_attribute_group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_attribute_of_group" ON "job_attribute" USING btree ("account_id","job_attribute_group_id") WHERE job_attribute_group_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_template_name" ON "job" USING btree ("account_id",lower("title")) WHERE job_type_id = 5;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_template_never_opens" CHECK (job_type_id <> 5 or (status = 'draft' and opened_at is null and closed_at is null));--> statement-breakpoint
CREATE POLICY "system_scope" ON "job_attribute_group" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "job_attribute_group" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));