CREATE TABLE "company_media" (
	"account_id" bigint NOT NULL,
	"media_id" uuid PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_media" ADD CONSTRAINT "company_media_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_media_account" ON "company_media" USING btree ("account_id");