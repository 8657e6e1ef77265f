CREATE TABLE "account_field_value" (
	"account_id" bigint NOT NULL,
	"user_field_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_field_value_user_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_field_id" bigint NOT NULL,
	"user_id" bigint,
	"job_id" bigint,
	"answer" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_field_value_account_id_user_field_id_pk" PRIMARY KEY("account_id","user_field_id"),
	CONSTRAINT "account_field_value_owner" CHECK (num_nonnulls(user_id, job_id) = 1)
);
--> statement-breakpoint
ALTER TABLE "account_field_value" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_field_value" ADD CONSTRAINT "account_field_value_field_fk" FOREIGN KEY ("account_id","account_field_id") REFERENCES "public"."account_field"("account_id","account_field_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_field_value" ADD CONSTRAINT "account_field_value_person_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."employee"("account_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "account_field_value" ADD CONSTRAINT "account_field_value_job_fk" FOREIGN KEY ("account_id","job_id") REFERENCES "public"."job"("account_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_field_value_person" ON "account_field_value" USING btree ("account_id","user_id","account_field_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_field_value_job" ON "account_field_value" USING btree ("account_id","job_id","account_field_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "account_field_value_field" ON "account_field_value" USING btree ("account_id","account_field_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "account_field_value" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "account_field_value" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));