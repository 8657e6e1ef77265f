CREATE TABLE "person_dismissal" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"other_user_id" bigint NOT NULL,
	"dismissed_by" bigint NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_dismissal_account_id_user_id_other_user_id_pk" PRIMARY KEY("account_id","user_id","other_user_id")
);
--> statement-breakpoint
ALTER TABLE "person_dismissal" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "person_merge" (
	"account_id" bigint NOT NULL,
	"merge_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "person_merge_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"primary_user_id" bigint NOT NULL,
	"duplicate_user_id" bigint NOT NULL,
	"changes" jsonb NOT NULL,
	"audit_id" bigint NOT NULL,
	"merged_by" bigint NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "person_merge_account_id_merge_id_pk" PRIMARY KEY("account_id","merge_id")
);
--> statement-breakpoint
ALTER TABLE "person_merge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "phone_key" text GENERATED ALWAYS AS (case when length(regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g')) >= 7 then right(regexp_replace(split_part(phone_number, 'x', 1), '\D', '', 'g'), 9) end) STORED;--> statement-breakpoint
ALTER TABLE "user_job" ADD COLUMN "recorded_for" bigint;--> statement-breakpoint
ALTER TABLE "person_dismissal" ADD CONSTRAINT "person_dismissal_user_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_dismissal" ADD CONSTRAINT "person_dismissal_other_fk" FOREIGN KEY ("account_id","other_user_id") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_primary_fk" FOREIGN KEY ("account_id","primary_user_id") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_duplicate_fk" FOREIGN KEY ("account_id","duplicate_user_id") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "person_dismissal_pair" ON "person_dismissal" USING btree ("account_id",least(user_id, other_user_id),greatest(user_id, other_user_id));--> statement-breakpoint
CREATE INDEX "person_dismissal_other" ON "person_dismissal" USING btree ("account_id","other_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_merge_duplicate" ON "person_merge" USING btree ("account_id","duplicate_user_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "person_merge_primary" ON "person_merge" USING btree ("account_id","primary_user_id");--> statement-breakpoint
ALTER TABLE "employee" ADD CONSTRAINT "employee_merged_fk" FOREIGN KEY ("account_id","merged_into") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "user_job" ADD CONSTRAINT "user_job_recorded_fk" FOREIGN KEY ("account_id","recorded_for") REFERENCES "public"."employee"("account_id","user_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "employee_merged" ON "employee" USING btree ("account_id","merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "employee_phone" ON "employee" USING btree ("account_id","phone_key","user_id") WHERE phone_key is not null and merged_into is null and erased_at is null;--> statement-breakpoint
CREATE INDEX "user_job_recorded" ON "user_job" USING btree ("account_id","recorded_for") WHERE recorded_for is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "person_dismissal" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "person_dismissal" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "person_merge" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "person_merge" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));