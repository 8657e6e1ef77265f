CREATE TABLE "people_export" (
	"account_id" bigint NOT NULL,
	"export_id" uuid NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"language" char(2) NOT NULL,
	"has_private_data" boolean NOT NULL,
	"request" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"bytes" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_export_account_id_export_id_pk" PRIMARY KEY("account_id","export_id"),
	CONSTRAINT "people_export_type" CHECK ("people_export"."type" in ('csv', 'xlsx'))
);
--> statement-breakpoint
ALTER TABLE "people_export" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people_export" ADD CONSTRAINT "people_export_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_export" ADD CONSTRAINT "people_export_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_export_of" ON "people_export" USING btree ("account_id","user_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "people_export_user" ON "people_export" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "people_export_expiry" ON "people_export" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "system_scope" ON "people_export" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "people_export" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));