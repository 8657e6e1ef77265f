CREATE TABLE "scorecard_share" (
	"account_id" bigint NOT NULL,
	"share_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scorecard_share_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_smartreq_id" bigint NOT NULL,
	"shared_by" bigint NOT NULL,
	"message" text NOT NULL,
	"has_answers" boolean NOT NULL,
	"language" char(2) NOT NULL,
	"origin" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "scorecard_share_account_id_share_id_pk" PRIMARY KEY("account_id","share_id")
);
--> statement-breakpoint
CREATE TABLE "scorecard_share_recipient" (
	"account_id" bigint NOT NULL,
	"recipient_id" uuid NOT NULL,
	"share_id" bigint NOT NULL,
	"email" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"open_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "scorecard_share_recipient_account_id_recipient_id_pk" PRIMARY KEY("account_id","recipient_id")
);
--> statement-breakpoint
ALTER TABLE "scorecard_share" ADD CONSTRAINT "scorecard_share_shared_by_app_user_user_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_share" ADD CONSTRAINT "scorecard_share_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_share_recipient" ADD CONSTRAINT "scorecard_share_recipient_account_id_share_id_scorecard_share_account_id_share_id_fk" FOREIGN KEY ("account_id","share_id") REFERENCES "public"."scorecard_share"("account_id","share_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorecard_share_of" ON "scorecard_share" USING btree ("account_id","user_smartreq_id","shared_at");--> statement-breakpoint
CREATE INDEX "scorecard_share_by" ON "scorecard_share" USING btree ("shared_by");--> statement-breakpoint
CREATE INDEX "scorecard_share_end" ON "scorecard_share" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecard_share_token" ON "scorecard_share_recipient" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "scorecard_share_recipient_of" ON "scorecard_share_recipient" USING btree ("account_id","share_id");--> statement-breakpoint
CREATE INDEX "scorecard_share_address" ON "scorecard_share_recipient" USING btree (lower("email"));