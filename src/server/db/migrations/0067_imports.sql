CREATE TABLE "data_import" (
	"account_id" bigint NOT NULL,
	"import_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "data_import_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"size" integer NOT NULL,
	"state" text NOT NULL,
	"columns" jsonb NOT NULL,
	"proposed" jsonb NOT NULL,
	"mapping" jsonb,
	"options" jsonb NOT NULL,
	"row_count" integer,
	"done" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"failure_code" text,
	"failure_row" integer,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"emptied_at" timestamp with time zone,
	CONSTRAINT "data_import_account_id_import_id_pk" PRIMARY KEY("account_id","import_id"),
	CONSTRAINT "data_import_known_kind" CHECK ("data_import"."kind" in ('people'))
);
--> statement-breakpoint
ALTER TABLE "data_import" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_import_row" (
	"account_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"row_number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"values" jsonb,
	"email_key" text,
	"number_key" text,
	"outcome" text,
	"reason" text,
	"field" text,
	"changes" jsonb,
	"user_id" bigint,
	"user_job_id" bigint,
	"applied_at" timestamp with time zone,
	CONSTRAINT "data_import_row_account_id_import_id_row_number_pk" PRIMARY KEY("account_id","import_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "data_import_row" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import" ADD CONSTRAINT "data_import_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_import_row" ADD CONSTRAINT "data_import_row_import_fk" FOREIGN KEY ("account_id","import_id") REFERENCES "public"."data_import"("account_id","import_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_import_kind" ON "data_import" USING btree ("account_id","kind","import_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_import_creator" ON "data_import" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "data_import_expiry" ON "data_import" USING btree ("expires_at") WHERE emptied_at is null;--> statement-breakpoint
CREATE INDEX "data_import_row_outcome" ON "data_import_row" USING btree ("account_id","import_id","outcome","reason","row_number");--> statement-breakpoint
CREATE INDEX "data_import_row_email" ON "data_import_row" USING btree ("account_id","import_id","email_key") WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX "data_import_row_number" ON "data_import_row" USING btree ("account_id","import_id","number_key") WHERE number_key is not null;--> statement-breakpoint
CREATE INDEX "data_import_row_address" ON "data_import_row" USING btree ("email_key") WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX "data_import_row_user" ON "data_import_row" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "data_import" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "data_import" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "data_import_row" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "data_import_row" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));