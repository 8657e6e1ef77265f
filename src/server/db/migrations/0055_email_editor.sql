CREATE TABLE "provider_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint NOT NULL,
	"entity" text NOT NULL,
	"entity_name" text NOT NULL,
	"action" text NOT NULL,
	"address" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "provider_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_preview" (
	"preview_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"sender" text NOT NULL,
	"from_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"account_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_preview" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "email_template" DROP CONSTRAINT "email_template_account_id_template_slug_language_pk";--> statement-breakpoint
ALTER TABLE "email_template" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "email_template_id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "email_template_email_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "is_system" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "plain_body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "is_plain_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "sender" text DEFAULT 'no-reply' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "from_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template" ADD COLUMN "compiled_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "is_assigned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_team" ADD COLUMN "last_assigned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "provider_event_at" ON "provider_event" USING btree ("entity","at");--> statement-breakpoint
CREATE INDEX "email_preview_age" ON "email_preview" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "email_template" ADD CONSTRAINT "email_template_slug" UNIQUE NULLS NOT DISTINCT("account_id","template_slug","language");--> statement-breakpoint
CREATE POLICY "of_everyone" ON "email_template" AS PERMISSIVE FOR SELECT TO public USING (account_id is null);--> statement-breakpoint
CREATE POLICY "system_scope" ON "provider_event" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "system_scope" ON "email_preview" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');