CREATE TABLE "list_layout" (
	"account_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_layout_account_id_user_id_list_pk" PRIMARY KEY("account_id","user_id","list")
);
--> statement-breakpoint
ALTER TABLE "list_layout" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "list_layout" ADD CONSTRAINT "list_layout_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_layout" ADD CONSTRAINT "list_layout_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_layout_user" ON "list_layout" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "system_scope" ON "list_layout" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "list_layout" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));