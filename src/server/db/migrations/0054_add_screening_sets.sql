CREATE TABLE "screening_set" (
	"account_id" bigint NOT NULL,
	"screening_set_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "screening_set_screening_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "screening_set_account_id_screening_set_id_pk" PRIMARY KEY("account_id","screening_set_id")
);
--> statement-breakpoint
ALTER TABLE "screening_set" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "screening_set_question" (
	"account_id" bigint NOT NULL,
	"screening_set_id" bigint NOT NULL,
	"account_question_id" bigint NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "screening_set_question_account_id_screening_set_id_account_question_id_pk" PRIMARY KEY("account_id","screening_set_id","account_question_id")
);
--> statement-breakpoint
ALTER TABLE "screening_set_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "screening_set" ADD CONSTRAINT "screening_set_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_set_question" ADD CONSTRAINT "screening_set_question_set_fk" FOREIGN KEY ("account_id","screening_set_id") REFERENCES "public"."screening_set"("account_id","screening_set_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_set_question" ADD CONSTRAINT "screening_set_question_question_fk" FOREIGN KEY ("account_id","account_question_id") REFERENCES "public"."account_question"("account_id","account_question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "screening_set_name" ON "screening_set" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "screening_set_question_use" ON "screening_set_question" USING btree ("account_id","account_question_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "screening_set" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "screening_set" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "screening_set_question" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "screening_set_question" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));