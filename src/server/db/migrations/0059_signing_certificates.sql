CREATE TABLE "e_signature_certificate" (
	"fingerprint" char(64) PRIMARY KEY NOT NULL,
	"cert_pem" text NOT NULL,
	"sealed_key" text,
	"not_after" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_signature_certificate_state" CHECK ("e_signature_certificate"."state" in ('current', 'retired'))
);
--> statement-breakpoint
ALTER TABLE "e_signature_certificate" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "e_signature_certificate_current" ON "e_signature_certificate" USING btree ("state") WHERE state = 'current' and sealed_key is not null;--> statement-breakpoint
CREATE POLICY "system_scope" ON "e_signature_certificate" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');