CREATE TABLE "account_question" (
	"account_id" bigint NOT NULL,
	"account_question_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_question_account_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"type" text NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_question_account_id_account_question_id_pk" PRIMARY KEY("account_id","account_question_id")
);
--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "account_question" ADD CONSTRAINT "account_question_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_question_list" ON "account_question" USING btree ("account_id","text","account_question_id") WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_account" ON "assessment" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "assessment_settings" ON "assessment" USING gin (settings jsonb_path_ops) WHERE settings is not null;