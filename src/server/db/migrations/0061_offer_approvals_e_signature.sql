CREATE TABLE "e_signature_setting" (
	"account_id" bigint NOT NULL,
	"expiry_days" smallint NOT NULL,
	"reminder_hours" smallint,
	CONSTRAINT "e_signature_setting_account_id_pk" PRIMARY KEY("account_id")
);
--> statement-breakpoint
ALTER TABLE "e_signature_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_approval" (
	"account_id" bigint NOT NULL,
	"user_offer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"position" smallint NOT NULL,
	"request_id" uuid NOT NULL,
	"requested_by" bigint NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"user_id" bigint,
	"state" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "offer_approval_account_id_user_offer_id_version_position_pk" PRIMARY KEY("account_id","user_offer_id","version","position"),
	CONSTRAINT "offer_approval_state" CHECK (state in ('waiting', 'asked', 'approved', 'rejected')),
	CONSTRAINT "offer_approval_decided" CHECK ((state in ('approved', 'rejected')) = (decided_at is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_approval" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_approval_rule" (
	"account_id" bigint NOT NULL,
	"offer_approval_rule_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_approval_rule_offer_approval_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"condition" text NOT NULL,
	"yearly_salary_above" integer,
	"currency" text,
	"department" text,
	"approver_1_user_id" bigint,
	"approver_2_user_id" bigint,
	"approver_3_user_id" bigint,
	"approver_4_user_id" bigint,
	"approver_5_user_id" bigint,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "offer_approval_rule_account_id_offer_approval_rule_id_pk" PRIMARY KEY("account_id","offer_approval_rule_id")
);
--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "e_signature_certificate" DROP CONSTRAINT "e_signature_certificate_state";--> statement-breakpoint
ALTER TABLE "e_signature_certificate" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "e_signature_setting" ADD CONSTRAINT "e_signature_setting_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval" ADD CONSTRAINT "offer_approval_requested_by_app_user_user_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval" ADD CONSTRAINT "offer_approval_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval" ADD CONSTRAINT "offer_approval_decided_by_app_user_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval" ADD CONSTRAINT "offer_approval_offer_fk" FOREIGN KEY ("account_id","user_offer_id") REFERENCES "public"."offer"("account_id","user_offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ADD CONSTRAINT "offer_approval_rule_approver_1_user_id_app_user_user_id_fk" FOREIGN KEY ("approver_1_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ADD CONSTRAINT "offer_approval_rule_approver_2_user_id_app_user_user_id_fk" FOREIGN KEY ("approver_2_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ADD CONSTRAINT "offer_approval_rule_approver_3_user_id_app_user_user_id_fk" FOREIGN KEY ("approver_3_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ADD CONSTRAINT "offer_approval_rule_approver_4_user_id_app_user_user_id_fk" FOREIGN KEY ("approver_4_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ADD CONSTRAINT "offer_approval_rule_approver_5_user_id_app_user_user_id_fk" FOREIGN KEY ("approver_5_user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_approval_rule" ADD CONSTRAINT "offer_approval_rule_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_approval_asked" ON "offer_approval" USING btree ("account_id","user_offer_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "offer_approval_of_user" ON "offer_approval" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offer_approval_requested_by" ON "offer_approval" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "offer_approval_decided_by" ON "offer_approval" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_approval_rule_name" ON "offer_approval_rule" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE INDEX "offer_approval_rule_approver_1" ON "offer_approval_rule" USING btree ("approver_1_user_id");--> statement-breakpoint
CREATE INDEX "offer_approval_rule_approver_2" ON "offer_approval_rule" USING btree ("approver_2_user_id");--> statement-breakpoint
CREATE INDEX "offer_approval_rule_approver_3" ON "offer_approval_rule" USING btree ("approver_3_user_id");--> statement-breakpoint
CREATE INDEX "offer_approval_rule_approver_4" ON "offer_approval_rule" USING btree ("approver_4_user_id");--> statement-breakpoint
CREATE INDEX "offer_approval_rule_approver_5" ON "offer_approval_rule" USING btree ("approver_5_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "e_signature_certificate_next" ON "e_signature_certificate" USING btree ("state") WHERE state = 'next';--> statement-breakpoint
ALTER TABLE "e_signature_certificate" ADD CONSTRAINT "e_signature_certificate_state" CHECK ("e_signature_certificate"."state" in ('current', 'next', 'retired'));--> statement-breakpoint
CREATE POLICY "system_scope" ON "e_signature_setting" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "e_signature_setting" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_approval" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_approval" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_approval_rule" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_approval_rule" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));