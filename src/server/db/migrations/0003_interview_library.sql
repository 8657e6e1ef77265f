CREATE TABLE "interview_guide" (
	"account_id" bigint NOT NULL,
	"interview_guide_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "interview_guide_interview_guide_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "interview_guide_account_id_interview_guide_id_pk" PRIMARY KEY("account_id","interview_guide_id")
);
--> statement-breakpoint
ALTER TABLE "interview_guide" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interview_guide_question" (
	"account_id" bigint NOT NULL,
	"interview_guide_id" bigint NOT NULL,
	"interview_question_id" bigint NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "interview_guide_question_account_id_interview_guide_id_interview_question_id_pk" PRIMARY KEY("account_id","interview_guide_id","interview_question_id")
);
--> statement-breakpoint
ALTER TABLE "interview_guide_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "interview_question" (
	"account_id" bigint NOT NULL,
	"interview_question_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "interview_question_interview_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"help" text NOT NULL,
	"details" text NOT NULL,
	"anchors" jsonb NOT NULL,
	"attribute_type_id" bigint,
	"minutes" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "interview_question_account_id_interview_question_id_pk" PRIMARY KEY("account_id","interview_question_id")
);
--> statement-breakpoint
ALTER TABLE "interview_question" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "interview_guide" ADD CONSTRAINT "interview_guide_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_guide_question" ADD CONSTRAINT "interview_guide_question_guide_fk" FOREIGN KEY ("account_id","interview_guide_id") REFERENCES "public"."interview_guide"("account_id","interview_guide_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_guide_question" ADD CONSTRAINT "interview_guide_question_question_fk" FOREIGN KEY ("account_id","interview_question_id") REFERENCES "public"."interview_question"("account_id","interview_question_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_question" ADD CONSTRAINT "interview_question_attribute_type_id_attribute_type_attribute_type_id_fk" FOREIGN KEY ("attribute_type_id") REFERENCES "public"."attribute_type"("attribute_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_question" ADD CONSTRAINT "interview_question_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_guide_by_name" ON "interview_guide" USING btree ("account_id",lower("name"),"interview_guide_id");--> statement-breakpoint
CREATE INDEX "interview_guide_by_change" ON "interview_guide" USING btree ("account_id","updated_at","interview_guide_id");--> statement-breakpoint
CREATE INDEX "interview_guide_question_use" ON "interview_guide_question" USING btree ("account_id","interview_question_id");--> statement-breakpoint
CREATE INDEX "interview_question_by_text" ON "interview_question" USING btree ("account_id",lower("text"),"interview_question_id");--> statement-breakpoint
CREATE INDEX "interview_question_by_change" ON "interview_question" USING btree ("account_id","updated_at","interview_question_id");--> statement-breakpoint
CREATE INDEX "interview_question_by_minutes" ON "interview_question" USING btree ("account_id","minutes","interview_question_id");--> statement-breakpoint
CREATE INDEX "interview_question_attribute" ON "interview_question" USING btree ("attribute_type_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "interview_guide" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interview_guide" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interview_guide_question" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interview_guide_question" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "interview_question" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "interview_question" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));