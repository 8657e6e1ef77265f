CREATE TABLE "offer_details_template" (
	"account_id" bigint NOT NULL,
	"offer_details_template_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_details_template_offer_details_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "offer_details_template_account_id_offer_details_template_id_pk" PRIMARY KEY("account_id","offer_details_template_id")
);
--> statement-breakpoint
ALTER TABLE "offer_details_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_letter_version" (
	"account_id" bigint NOT NULL,
	"offer_template_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"page_size" text NOT NULL,
	"header" text NOT NULL,
	"body_html" text NOT NULL,
	"footer" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_letter_version_account_id_offer_template_id_version_pk" PRIMARY KEY("account_id","offer_template_id","version")
);
--> statement-breakpoint
ALTER TABLE "offer_letter_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "offer_template" (
	"account_id" bigint NOT NULL,
	"offer_template_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_template_offer_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"language" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "offer_template_account_id_offer_template_id_pk" PRIMARY KEY("account_id","offer_template_id")
);
--> statement-breakpoint
ALTER TABLE "offer_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_details_template" ADD CONSTRAINT "offer_details_template_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_letter_version" ADD CONSTRAINT "offer_letter_version_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_letter_version" ADD CONSTRAINT "offer_letter_version_account_id_offer_template_id_offer_template_account_id_offer_template_id_fk" FOREIGN KEY ("account_id","offer_template_id") REFERENCES "public"."offer_template"("account_id","offer_template_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_template" ADD CONSTRAINT "offer_template_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_details_template_name" ON "offer_details_template" USING btree ("account_id",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_template_name" ON "offer_template" USING btree ("account_id","language",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "offer_template_by_name" ON "offer_template" USING btree ("account_id",lower("name"),"offer_template_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_details_template" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_details_template" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_letter_version" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_letter_version" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_template" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_template" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));