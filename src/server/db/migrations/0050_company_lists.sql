CREATE TABLE "phone_number" (
	"account_id" bigint NOT NULL,
	"phone_number_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "phone_number_phone_number_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"number" text NOT NULL,
	"purpose" text NOT NULL,
	"is_default_sender" boolean NOT NULL,
	CONSTRAINT "phone_number_account_id_phone_number_id_pk" PRIMARY KEY("account_id","phone_number_id")
);
--> statement-breakpoint
ALTER TABLE "phone_number" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scoring_criterion" (
	"account_id" bigint NOT NULL,
	"scoring_criterion_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scoring_criterion_scoring_criterion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"point_1" text NOT NULL,
	"anchor_1" text,
	"point_2" text NOT NULL,
	"anchor_2" text,
	"point_3" text NOT NULL,
	"anchor_3" text,
	"point_4" text NOT NULL,
	"anchor_4" text,
	"point_5" text NOT NULL,
	"anchor_5" text,
	CONSTRAINT "scoring_criterion_account_id_scoring_criterion_id_pk" PRIMARY KEY("account_id","scoring_criterion_id")
);
--> statement-breakpoint
ALTER TABLE "scoring_criterion" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "separation_reason" (
	"account_id" bigint NOT NULL,
	"separation_reason_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "separation_reason_separation_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"separation_type" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "separation_reason_account_id_separation_reason_id_pk" PRIMARY KEY("account_id","separation_reason_id")
);
--> statement-breakpoint
ALTER TABLE "separation_reason" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "phone_number" ADD CONSTRAINT "phone_number_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scoring_criterion" ADD CONSTRAINT "scoring_criterion_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "separation_reason" ADD CONSTRAINT "separation_reason_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "phone_number_label" ON "phone_number" USING btree ("account_id",lower("label"));--> statement-breakpoint
CREATE UNIQUE INDEX "phone_number_number" ON "phone_number" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_number_default_sender" ON "phone_number" USING btree ("account_id") WHERE "phone_number"."is_default_sender";--> statement-breakpoint
CREATE UNIQUE INDEX "scoring_criterion_name" ON "scoring_criterion" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "separation_reason_name" ON "separation_reason" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE POLICY "system_scope" ON "phone_number" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "phone_number" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "scoring_criterion" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "scoring_criterion" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "separation_reason" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "separation_reason" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));