CREATE TABLE "offer_envelope" (
	"account_id" bigint NOT NULL,
	"external_id" uuid NOT NULL,
	"user_offer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"url" text NOT NULL,
	"envelope_id" text,
	"state" text DEFAULT 'wanted' NOT NULL,
	"is_cancel_wanted" boolean DEFAULT false NOT NULL,
	"problem" text,
	"claimed_until" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_envelope_account_id_external_id_pk" PRIMARY KEY("account_id","external_id"),
	CONSTRAINT "offer_envelope_state" CHECK (state in ('wanted', 'created', 'distributed', 'finished')
        and (state in ('wanted', 'finished') or envelope_id is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_envelope" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signature_provider" (
	"account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"url" text,
	"sealed_key" text,
	"webhook_secret_hash" char(64),
	"webhook_secret_made_at" timestamp with time zone,
	CONSTRAINT "signature_provider_account_id_pk" PRIMARY KEY("account_id"),
	CONSTRAINT "signature_provider_access" CHECK (provider = 'embedded' or (provider = 'documenso' and url is not null and sealed_key is not null)),
	CONSTRAINT "signature_provider_webhook" CHECK ((webhook_secret_hash is null) = (webhook_secret_made_at is null))
);
--> statement-breakpoint
ALTER TABLE "signature_provider" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_signer" DROP CONSTRAINT "offer_signer_signed";--> statement-breakpoint
ALTER TABLE "offer_signer" ADD COLUMN "provider_recipient_id" integer;--> statement-breakpoint
ALTER TABLE "offer_envelope" ADD CONSTRAINT "offer_envelope_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_provider" ADD CONSTRAINT "signature_provider_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_envelope_of" ON "offer_envelope" USING btree ("account_id","user_offer_id","version","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_envelope_open" ON "offer_envelope" USING btree (coalesce(checked_at, created_at)) WHERE state <> 'finished';--> statement-breakpoint
ALTER TABLE "offer_signer" ADD CONSTRAINT "offer_signer_signed" CHECK (case when provider_recipient_id is null then (state = 'signed') = (signature is not null) else signature is null end);--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_envelope" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_envelope" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "signature_provider" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "signature_provider" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));