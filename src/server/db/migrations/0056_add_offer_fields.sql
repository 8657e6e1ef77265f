CREATE TABLE "offer_field" (
	"account_id" bigint NOT NULL,
	"offer_field_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "offer_field_offer_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"options" text,
	"default_value" text,
	"is_required" boolean NOT NULL,
	"is_private" boolean NOT NULL,
	"is_shown_to_candidate" boolean NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "offer_field_account_id_offer_field_id_pk" PRIMARY KEY("account_id","offer_field_id")
);
--> statement-breakpoint
ALTER TABLE "offer_field" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offer_field" ADD CONSTRAINT "offer_field_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_field_name" ON "offer_field" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "offer_field_key" ON "offer_field" USING btree ("account_id","key");--> statement-breakpoint
CREATE POLICY "system_scope" ON "offer_field" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "offer_field" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));