CREATE TABLE "option_order" (
	"account_id" bigint NOT NULL,
	"user_step_activity_id" bigint NOT NULL,
	"asmt_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"option_values" integer[] NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "option_order_account_id_user_step_activity_id_asmt_id_pk" PRIMARY KEY("account_id","user_step_activity_id","asmt_id")
);
--> statement-breakpoint
ALTER TABLE "option_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "option_order" ADD CONSTRAINT "option_order_asmt_id_assessment_asmt_id_fk" FOREIGN KEY ("asmt_id") REFERENCES "public"."assessment"("asmt_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_order" ADD CONSTRAINT "option_order_activity_fk" FOREIGN KEY ("account_id","user_step_activity_id") REFERENCES "public"."user_step_activity"("account_id","user_step_activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "option_order_asmt" ON "option_order" USING btree ("asmt_id");--> statement-breakpoint
CREATE INDEX "option_order_user" ON "option_order" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "option_order" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "option_order" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "person_scope" ON "option_order" AS PERMISSIVE FOR ALL TO public USING (user_id = (select app_person_id())) WITH CHECK (user_id = (select app_person_id()));