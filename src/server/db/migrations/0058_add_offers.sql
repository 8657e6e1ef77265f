CREATE TABLE "offer" (
	"account_id" bigint NOT NULL,
	"user_offer_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_user_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"terms" jsonb NOT NULL,
	"offer_template_id" bigint,
	"offer_details_template_id" bigint,
	"language" char(2) NOT NULL,
	"signing_order" text NOT NULL,
	"expires_on" date NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" bigint NOT NULL,
	"sent_by" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"recorded_by" bigint,
	"recorded_on" date,
	CONSTRAINT "offer_account_id_user_offer_id_pk" PRIMARY KEY("account_id","user_offer_id"),
	CONSTRAINT "offer_state" CHECK (state in ('draft', 'pending_approval', 'approved', 'approval_rejected', 'sent', 'opened', 'partially_signed',
        'accepted', 'declined', 'expired', 'cancelled', 'rescinded', 'reneged')),
	CONSTRAINT "offer_recorded" CHECK ((recorded_by is null) = (recorded_on is null))
);
--> statement-breakpoint
ALTER TABLE "offer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_event" (
	"account_id" bigint NOT NULL,
	"user_offer_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"offer_signer_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text,
	"document_sha256" char(64),
	"previous_hash" char(64),
	"hash" char(64) NOT NULL,
	CONSTRAINT "offer_event_account_id_user_offer_id_sequence_pk" PRIMARY KEY("account_id","user_offer_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "offer_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_month" (
	"account_id" bigint NOT NULL,
	"month" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "offer_month_account_id_month_pk" PRIMARY KEY("account_id","month")
);
--> statement-breakpoint
ALTER TABLE "offer_month" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_signer" (
	"account_id" bigint NOT NULL,
	"offer_signer_id" uuid NOT NULL,
	"user_offer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"signer" text NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"turn" smallint NOT NULL,
	"state" text DEFAULT 'not_sent' NOT NULL,
	"token_hash" char(64),
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"signed_name" text,
	"signature" jsonb,
	"consent_version" integer,
	"origin" text NOT NULL,
	CONSTRAINT "offer_signer_account_id_offer_signer_id_pk" PRIMARY KEY("account_id","offer_signer_id"),
	CONSTRAINT "offer_signer_signed" CHECK ((state = 'signed') = (signature is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_signer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_version" (
	"account_id" bigint NOT NULL,
	"user_offer_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"title" text NOT NULL,
	"language" char(2) NOT NULL,
	"page_size" text NOT NULL,
	"header" text NOT NULL,
	"html" text NOT NULL,
	"footer" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"document_key" text NOT NULL,
	"document_sha256" char(64) NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"seal_state" text DEFAULT 'none' NOT NULL,
	"sealed_key" text,
	"sealed_sha256" char(64),
	"sealed_at" timestamp with time zone,
	"seal_problem" text,
	CONSTRAINT "offer_version_account_id_user_offer_id_version_pk" PRIMARY KEY("account_id","user_offer_id","version"),
	CONSTRAINT "offer_version_seal" CHECK ((seal_state = 'sealed') = (sealed_key is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_created_by_app_user_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_sent_by_app_user_user_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_recorded_by_app_user_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_template_fk" FOREIGN KEY ("account_id","offer_template_id") REFERENCES "public"."offer_template"("account_id","offer_template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_details_template_fk" FOREIGN KEY ("account_id","offer_details_template_id") REFERENCES "public"."offer_details_template"("account_id","offer_details_template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_application_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_event" ADD CONSTRAINT "offer_event_offer_fk" FOREIGN KEY ("account_id","user_offer_id") REFERENCES "public"."offer"("account_id","user_offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_signer" ADD CONSTRAINT "offer_signer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_signer" ADD CONSTRAINT "offer_signer_offer_fk" FOREIGN KEY ("account_id","user_offer_id") REFERENCES "public"."offer"("account_id","user_offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_version" ADD CONSTRAINT "offer_version_offer_fk" FOREIGN KEY ("account_id","user_offer_id") REFERENCES "public"."offer"("account_id","user_offer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_current" ON "offer" USING btree ("account_id","user_smartreq_id") WHERE state in ('draft', 'pending_approval', 'approved', 'approval_rejected', 'sent', 'opened',
  'partially_signed', 'accepted');--> statement-breakpoint
CREATE INDEX "offer_of" ON "offer" USING btree ("account_id","user_smartreq_id","user_offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_live" ON "offer" USING btree ("expires_at") WHERE state in ('sent', 'opened', 'partially_signed');--> statement-breakpoint
CREATE INDEX "offer_created_by" ON "offer" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "offer_sent_by" ON "offer" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "offer_recorded_by" ON "offer" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "offer_by_template" ON "offer" USING btree ("account_id","offer_template_id");--> statement-breakpoint
CREATE INDEX "offer_by_details_template" ON "offer" USING btree ("account_id","offer_details_template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_signer_token" ON "offer_signer" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_signer_block" ON "offer_signer" USING btree ("account_id","user_offer_id","version","signer");--> statement-breakpoint
CREATE INDEX "offer_signer_user" ON "offer_signer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offer_version_unsealed" ON "offer_version" USING btree ("frozen_at") WHERE seal_state in ('sealing', 'failed');--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_event" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_event" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_month" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_month" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_signer" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_signer" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_version" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_version" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));