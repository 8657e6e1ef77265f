CREATE TABLE "staff_invitation" (
	"account_id" bigint NOT NULL,
	"staff_invitation_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_staff_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"role_id" bigint NOT NULL,
	"invited_by" bigint NOT NULL,
	"link_uuid" uuid NOT NULL,
	"origin" text NOT NULL,
	"language" char(2) NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"granted_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_account_id_staff_invitation_id_pk" PRIMARY KEY("account_id","staff_invitation_id")
);
--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_app_user_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_account_id_role_id_role_account_id_role_id_fk" FOREIGN KEY ("account_id","role_id") REFERENCES "public"."role"("account_id","role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("account_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_link" ON "staff_invitation" USING btree ("link_uuid");--> statement-breakpoint
CREATE INDEX "staff_invitation_newest" ON "staff_invitation" USING btree ("account_id","invited_at");--> statement-breakpoint
CREATE INDEX "staff_invitation_role" ON "staff_invitation" USING btree ("account_id","role_id");--> statement-breakpoint
CREATE INDEX "staff_invitation_inviter" ON "staff_invitation" USING btree ("invited_by");--> statement-breakpoint
-- Who was invited is the company's own. Links are opened, and mail is sent, by the system, one at a time.
ALTER TABLE staff_invitation ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY system_scope ON staff_invitation
  USING ((SELECT app_scope()) = 'system') WITH CHECK ((SELECT app_scope()) = 'system');
--> statement-breakpoint
CREATE POLICY account_scope ON staff_invitation
  USING (account_id = (SELECT app_account_id())) WITH CHECK (account_id = (SELECT app_account_id()));
