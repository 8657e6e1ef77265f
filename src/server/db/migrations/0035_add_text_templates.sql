CREATE TABLE "text_template" (
	"account_id" bigint NOT NULL,
	"text_template_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "text_template_text_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "text_template_account_id_text_template_id_pk" PRIMARY KEY("account_id","text_template_id")
);
--> statement-breakpoint
ALTER TABLE "text_template" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "text_template" ADD CONSTRAINT "text_template_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_template_name" ON "text_template" USING btree ("account_id",lower("name"));--> statement-breakpoint
CREATE POLICY "system_scope" ON "text_template" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "text_template" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));