CREATE TABLE "disclosure_block" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"block" integer NOT NULL,
	CONSTRAINT "disclosure_block_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
ALTER TABLE "disclosure_block" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "disclosure_block" ADD CONSTRAINT "disclosure_block_application_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disclosure_block_of_job" ON "disclosure_block" USING btree ("account_id","job_id","block");--> statement-breakpoint
CREATE POLICY "system_scope" ON "disclosure_block" AS PERMISSIVE FOR ALL TO public USING ((select app_scope()) = 'system') WITH CHECK ((select app_scope()) = 'system');--> statement-breakpoint
CREATE POLICY "account_scope" ON "disclosure_block" AS PERMISSIVE FOR ALL TO public USING (account_id = (select app_account_id())) WITH CHECK (account_id = (select app_account_id()));