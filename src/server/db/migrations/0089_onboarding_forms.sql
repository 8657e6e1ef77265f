CREATE TABLE "account_onboarding_form" (
	"account_id" bigint NOT NULL,
	"account_onboarding_form_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_onboarding_form_account_onboarding_form_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"sections" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_onboarding_form_account_id_account_onboarding_form_id_pk" PRIMARY KEY("account_id","account_onboarding_form_id")
);
--> statement-breakpoint
ALTER TABLE "account_onboarding_form" ADD CONSTRAINT "account_onboarding_form_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_onboarding_form_list" ON "account_onboarding_form" USING btree ("account_id","name","account_onboarding_form_id") WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE account_onboarding_form ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON account_onboarding_form
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON account_onboarding_form
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
