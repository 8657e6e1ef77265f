CREATE TABLE "e_signature_setting" (
	"account_id" bigint NOT NULL,
	"expiry_days" smallint NOT NULL,
	"reminder_hours" smallint,
	CONSTRAINT "e_signature_setting_account_id_pk" PRIMARY KEY("account_id")
);
--> statement-breakpoint
ALTER TABLE "e_signature_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "e_signature_certificate" DROP CONSTRAINT "e_signature_certificate_state";--> statement-breakpoint
ALTER TABLE "e_signature_certificate" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "e_signature_setting" ADD CONSTRAINT "e_signature_setting_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "e_signature_certificate_next" ON "e_signature_certificate" USING btree ("state") WHERE state = 'next';--> statement-breakpoint
ALTER TABLE "e_signature_certificate" ADD CONSTRAINT "e_signature_certificate_state" CHECK ("e_signature_certificate"."state" in ('current', 'next', 'retired'));--> statement-breakpoint
CREATE POLICY "system_scope" ON "e_signature_setting" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "e_signature_setting" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));