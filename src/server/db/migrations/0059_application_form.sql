CREATE TABLE "account_field" (
	"account_id" bigint NOT NULL,
	"account_field_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_field_account_field_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"usage_type_id" smallint NOT NULL,
	"text" text NOT NULL,
	"is_private" boolean NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "account_field_account_id_account_field_id_pk" PRIMARY KEY("account_id","account_field_id")
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "apply_until" date;--> statement-breakpoint
ALTER TABLE "account_field" ADD CONSTRAINT "account_field_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_field_list" ON "account_field" USING btree ("account_id","usage_type_id","text","account_field_id") WHERE archived_at is null;