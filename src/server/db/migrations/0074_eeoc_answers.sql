CREATE TABLE "eeoc_answer" (
	"account_id" bigint NOT NULL,
	"user_smartreq_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"gender" text,
	"race" text,
	"veteran" text,
	"disability" text,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eeoc_answer_account_id_user_smartreq_id_pk" PRIMARY KEY("account_id","user_smartreq_id")
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "asks_eeoc" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "eeoc_answer" ADD CONSTRAINT "eeoc_answer_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eeoc_answer" ADD CONSTRAINT "eeoc_answer_account_id_user_smartreq_id_application_account_id_user_smartreq_id_fk" FOREIGN KEY ("account_id","user_smartreq_id") REFERENCES "public"."application"("account_id","user_smartreq_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eeoc_answer_user" ON "eeoc_answer" USING btree ("user_id");